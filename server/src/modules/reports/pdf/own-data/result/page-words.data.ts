import type { Language } from '@assay/contract/languages';

/**
 * What the pages with the own result say besides the result itself, as the catalogue of the pages has it: a test holds
 * the two beside each other, so that the file says neither more nor anything else than the page.
 */
export const pageWords = {
  'This is your attempt number {number}. You started the previous one on {day}.': {
    nl: 'Dit is je poging nummer {number}. Aan de vorige begon je op {day}.',
    de: 'Das ist Ihr Versuch Nummer {number}. Den vorigen haben Sie am {day} begonnen.',
    es: 'Este es su intento número {number}. El anterior lo empezó el {day}.',
  },
  'Lower than most': {
    nl: 'Lager dan de meesten',
    de: 'Niedriger als die meisten',
    es: 'Más bajo que la mayoría',
  },
  'Like most people': {
    nl: 'Zoals de meesten',
    de: 'Wie die meisten',
    es: 'Como la mayoría',
  },
  'Higher than most': {
    nl: 'Hoger dan de meesten',
    de: 'Höher als die meisten',
    es: 'Más alto que la mayoría',
  },
  'Average or lower': {
    nl: 'Gemiddeld of lager',
    de: 'Durchschnittlich oder niedriger',
    es: 'En la media o por debajo',
  },
  'Average or higher': {
    nl: 'Gemiddeld of hoger',
    de: 'Durchschnittlich oder höher',
    es: 'En la media o por encima',
  },
  'Your answers: rather not': {
    nl: 'Je antwoorden: eerder niet',
    de: 'Ihre Antworten: eher nicht',
    es: 'Sus respuestas: más bien no',
  },
  'Your answers: partly': {
    nl: 'Je antwoorden: deels',
    de: 'Ihre Antworten: teilweise',
    es: 'Sus respuestas: en parte',
  },
  'Your answers: very much': {
    nl: 'Je antwoorden: heel erg',
    de: 'Ihre Antworten: sehr',
    es: 'Sus respuestas: mucho',
  },
  'Tendencies at work': {
    nl: 'Neigingen op het werk',
    de: 'Tendenzen bei der Arbeit',
    es: 'Tendencias en el trabajo',
  },
  'Hints from short scales, to talk about rather than to rely on.': {
    nl: 'Aanwijzingen uit korte schalen: om over te praten, niet om op te bouwen.',
    de: 'Hinweise aus kurzen Skalen: gut, um darüber zu sprechen, nicht, um sich darauf zu verlassen.',
    es: 'Indicios de escalas breves, para hablar de ellos más que para basarse en ellos.',
  },
  'What this means, and what not': {
    nl: 'Wat dit betekent, en wat niet',
    de: 'Was das bedeutet und was nicht',
    es: 'Qué significa y qué no',
  },
  'Whom you are compared with': {
    nl: 'Met wie je wordt vergeleken',
    de: 'Mit wem Sie verglichen werden',
    es: 'Con quién se le compara',
  },
  'Matters less to you': {
    nl: 'Voor jou minder belangrijk',
    de: 'Ihnen weniger wichtig',
    es: 'Le importa menos',
  },
  'Like your average': {
    nl: 'Zoals je gemiddelde',
    de: 'Wie Ihr Durchschnitt',
    es: 'Como su promedio',
  },
  'Matters more to you': {
    nl: 'Voor jou belangrijker',
    de: 'Ihnen wichtiger',
    es: 'Le importa más',
  },
  'What matters to you': {
    nl: 'Wat voor jou belangrijk is',
    de: 'Was Ihnen wichtig ist',
    es: 'Lo que le importa',
  },
  'You answered {answered} of {asked} questions.': {
    nl: 'Je hebt {answered} van de {asked} vragen beantwoord.',
    de: 'Sie haben {answered} von {asked} Fragen beantwortet.',
    es: 'Respondió {answered} de {asked} preguntas.',
  },
  'Where this result comes from': {
    nl: 'Waar dit resultaat vandaan komt',
    de: 'Woher dieses Ergebnis kommt',
    es: 'De dónde viene este resultado',
  },
  'High energy': {
    nl: 'Veel energie',
    de: 'Viel Energie',
    es: 'Mucha energía',
  },
  'Moderate energy': {
    nl: 'Matige energie',
    de: 'Mittlere Energie',
    es: 'Energía media',
  },
  'Low energy': {
    nl: 'Weinig energie',
    de: 'Wenig Energie',
    es: 'Poca energía',
  },
  'Very low energy': {
    nl: 'Heel weinig energie',
    de: 'Sehr wenig Energie',
    es: 'Muy poca energía',
  },
  'This is near the limit to another band; another day it might come out there.': {
    nl: 'Dit ligt dicht bij de grens van een ander gebied; op een andere dag kan het daar uitkomen.',
    de: 'Das liegt nahe an der Grenze zu einem anderen Bereich; an einem anderen Tag könnte es dort liegen.',
    es: 'Está cerca del límite con otro nivel; otro día podría quedar en ese.',
  },
  'What can help': {
    nl: 'Wat kan helpen',
    de: 'Was helfen kann',
    es: 'Qué puede ayudar',
  },
  'Part by part': {
    nl: 'Deel voor deel',
    de: 'Teil für Teil',
    es: 'Parte por parte',
  },
  'What weighs most': {
    nl: 'Wat het zwaarst weegt',
    de: 'Was am schwersten wiegt',
    es: 'Lo que más pesa',
  },
  'Where help is': {
    nl: 'Waar je hulp vindt',
    de: 'Wo es Hilfe gibt',
    es: 'Dónde hay ayuda',
  },
  'How it has changed': {
    nl: 'Hoe het is veranderd',
    de: 'Wie es sich verändert hat',
    es: 'Cómo ha cambiado',
  },
  '{name}: does not apply to you, as you said.': {
    nl: '{name}: niet op jou van toepassing, zoals je zei.',
    de: '{name}: trifft auf Sie nicht zu, wie Sie angegeben haben.',
    es: '{name}: no se aplica en su caso, según indicó.',
  },
  '{name}: too few answers for a result.': {
    nl: '{name}: te weinig antwoorden voor een resultaat.',
    de: '{name}: zu wenige Antworten für ein Ergebnis.',
    es: '{name}: muy pocas respuestas para dar un resultado.',
  },
  'You got most of the points': {
    nl: 'Je hebt de meeste punten gehaald',
    de: 'Sie haben die meisten Punkte erreicht',
    es: 'Ha obtenido la mayor parte de los puntos',
  },
  'You got more than half of the points': {
    nl: 'Je hebt meer dan de helft van de punten gehaald',
    de: 'Sie haben mehr als die Hälfte der Punkte erreicht',
    es: 'Ha obtenido más de la mitad de los puntos',
  },
  'You got about half of the points': {
    nl: 'Je hebt ongeveer de helft van de punten gehaald',
    de: 'Sie haben etwa die Hälfte der Punkte erreicht',
    es: 'Ha obtenido alrededor de la mitad de los puntos',
  },
  'You got some of the points': {
    nl: 'Je hebt een deel van de punten gehaald',
    de: 'Sie haben einen Teil der Punkte erreicht',
    es: 'Ha obtenido una parte de los puntos',
  },
  'You got a few of the points': {
    nl: 'Je hebt een paar van de punten gehaald',
    de: 'Sie haben einige wenige Punkte erreicht',
    es: 'Ha obtenido unos pocos puntos',
  },
  '{points} of {maximum} points, {score} %. With other questions like these it would most likely be between {from} and {to} %.': {
    nl: '{points} van {maximum} punten, {score} %. Met andere vragen zoals deze zou het waarschijnlijk tussen {from} en {to} % liggen.',
    de: '{points} von {maximum} Punkten, {score} %. Mit anderen Fragen dieser Art läge es höchstwahrscheinlich zwischen {from} und {to} %.',
    es: '{points} de {maximum} puntos, {score} %. Con otras preguntas como estas estaría muy probablemente entre {from} y {to} %.',
  },
  'To compare: who only guesses gets about {guessed} of {maximum} points on average.': {
    nl: 'Ter vergelijking: wie alleen gokt, haalt gemiddeld ongeveer {guessed} van {maximum} punten.',
    de: 'Zum Vergleich: Wer nur rät, bekommt im Durchschnitt etwa {guessed} von {maximum} Punkten.',
    es: 'Para comparar: quien solo adivina obtiene de media unos {guessed} de {maximum} puntos.',
  },
  'Sample test, not for selection: its questions and answers are public.': {
    nl: 'Voorbeeldtest, niet voor selectie: de vragen en antwoorden zijn openbaar.',
    de: 'Beispieltest, nicht zur Auswahl von Menschen: Fragen und Antworten sind öffentlich.',
    es: 'Prueba de muestra, no apta para seleccionar: sus preguntas y respuestas son públicas.',
  },
  'By topic': {
    nl: 'Per onderwerp',
    de: 'Nach Themen',
    es: 'Por tema',
  },
  'A few questions on a topic are a hint, not a score.': {
    nl: 'Een paar vragen over een onderwerp geven een aanwijzing, geen score.',
    de: 'Ein paar Fragen zu einem Thema sind ein Hinweis, kein Messwert.',
    es: 'Unas pocas preguntas sobre un tema son un indicio, no una puntuación.',
  },
  'Compared with others': {
    nl: 'Vergeleken met anderen',
    de: 'Im Vergleich mit anderen',
    es: 'En comparación con otras personas',
  },
  'You got more points than most people who took this test.': {
    nl: 'Je hebt meer punten gehaald dan de meeste mensen die deze test hebben gedaan.',
    de: 'Sie haben mehr Punkte erreicht als die meisten, die diesen Test gemacht haben.',
    es: 'Ha obtenido más puntos que la mayoría de las personas que hicieron esta prueba.',
  },
  'Most people who took this test got more points.': {
    nl: 'De meeste mensen die deze test hebben gedaan, haalden meer punten.',
    de: 'Die meisten, die diesen Test gemacht haben, haben mehr Punkte erreicht.',
    es: 'La mayoría de las personas que hicieron esta prueba obtuvieron más puntos.',
  },
  'You got about as many points as most people who took this test.': {
    nl: 'Je hebt ongeveer evenveel punten gehaald als de meeste mensen die deze test hebben gedaan.',
    de: 'Sie haben etwa so viele Punkte erreicht wie die meisten, die diesen Test gemacht haben.',
    es: 'Ha obtenido más o menos tantos puntos como la mayoría de las personas que hicieron esta prueba.',
  },
  'It says what you knew or could work out on that day, under time, about these questions. It does not say how well you work.': {
    nl: 'Het zegt wat je die dag, binnen de tijd, bij deze vragen wist of kon bedenken. Het zegt niet hoe goed je werkt.',
    de: 'Es sagt, was Sie an diesem Tag und unter Zeitdruck zu diesen Fragen wussten oder herausfinden konnten. Es sagt nicht, wie gut Sie arbeiten.',
    es: 'Dice lo que usted sabía o pudo resolver ese día, con tiempo limitado, en estas preguntas. No dice lo bien que trabaja.',
  },
  'Which questions were right is not shown here, because others will be asked them too. The organisation that invited you sees it, but not what you chose.': {
    nl: 'Welke vragen goed waren, staat hier niet, omdat ze ook aan anderen worden gesteld. De organisatie die je heeft uitgenodigd ziet het wel, maar niet wat je hebt gekozen.',
    de: 'Welche Fragen richtig waren, steht hier nicht, weil sie auch anderen gestellt werden. Die Organisation, die Sie eingeladen hat, sieht es, aber nicht, was Sie gewählt haben.',
    es: 'Aquí no se muestra qué preguntas estaban bien, porque también se hacen a otras personas. La organización que le invitó lo ve, pero no lo que usted eligió.',
  },
} satisfies Record<string, Record<Exclude<Language, 'en'>, string>>;
