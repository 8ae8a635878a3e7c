import { messages } from '../../../platform/words/message.ts';

/** What managers read of the results of skill tests, on the screen and in print. */
export const skillMessages = messages({
  sample: {
    en: 'Sample, not for selection: the questions and answers of this test are public. Use tests of your own to choose people.',
    nl: 'Voorbeeld, niet voor selectie: de vragen en antwoorden van deze test zijn openbaar. Gebruik eigen tests om mensen te kiezen.',
    de: 'Beispiel, nicht für die Auswahl: Die Fragen und Antworten dieses Tests sind öffentlich. Nutzen Sie eigene Tests, um Menschen auszuwählen.',
    es: 'Ejemplo, no apto para seleccionar: las preguntas y respuestas de esta prueba son públicas. Use pruebas propias para elegir a personas.',
  },
  oneDay: {
    en: 'A score says what someone knew or could work out on that day, under time, about these questions. It does not say how well they work.',
    nl: 'Een score zegt wat iemand op die dag, onder tijdsdruk, van deze vragen wist of kon bedenken. Hij zegt niet hoe goed iemand werkt.',
    de: 'Ein Ergebnis sagt, was jemand an diesem Tag, unter Zeitdruck, zu diesen Fragen wusste oder herausfinden konnte. Es sagt nicht, wie gut jemand arbeitet.',
    es: 'Una puntuación dice lo que una persona sabía o pudo deducir ese día, con tiempo limitado, sobre estas preguntas. No dice lo bien que trabaja.',
  },
  bands: {
    en: 'Two people differ only when their bands say so. A difference smaller than that means nothing.',
    nl: 'Twee mensen verschillen alleen als hun intervallen dat zeggen. Een kleiner verschil betekent niets.',
    de: 'Zwei Menschen unterscheiden sich nur, wenn ihre Vertrauensbereiche es zeigen. Ein kleinerer Unterschied bedeutet nichts.',
    es: 'Dos personas se diferencian solo si lo dicen sus intervalos. Una diferencia menor no significa nada.',
  },
  topics: {
    en: 'A handful of questions on a topic is no score of its own: take the counts as a reason to ask, not as an answer.',
    nl: 'Een handvol vragen over een onderwerp is geen eigen score: zie de aantallen als reden om door te vragen, niet als antwoord.',
    de: 'Eine Handvoll Fragen zu einem Thema ist kein eigenes Ergebnis: Nehmen Sie die Zahlen als Anlass zum Nachfragen, nicht als Antwort.',
    es: 'Unas pocas preguntas sobre un tema no forman una puntuación propia: tome los recuentos como motivo para preguntar, no como respuesta.',
  },
  unwatched: {
    en: 'No one watched. Look at the score together with an interview or a piece of work, above all before saying no.',
    nl: 'Er was geen toezicht. Bekijk de score samen met een gesprek of een proefopdracht, vooral voordat je nee zegt.',
    de: 'Es gab keine Aufsicht. Betrachten Sie das Ergebnis zusammen mit einem Gespräch oder einer Arbeitsprobe, vor allem vor einer Absage.',
    es: 'Nadie supervisó la prueba. Considere la puntuación junto con una entrevista o una muestra de trabajo, sobre todo antes de decir que no.',
  },
  again: {
    en: 'Everyone may delete their result and take the test again after 30 days, perhaps with the same questions. The report says when it was not the first attempt.',
    nl: 'Iedereen mag het eigen resultaat verwijderen en de test na 30 dagen opnieuw doen, misschien met dezelfde vragen. Het rapport zegt het als het niet de eerste poging was.',
    de: 'Alle dürfen ihr Ergebnis löschen und den Test nach 30 Tagen wiederholen, vielleicht mit denselben Fragen. Der Bericht sagt, wenn es nicht der erste Versuch war.',
    es: 'Cualquiera puede borrar su resultado y repetir la prueba a los 30 días, quizá con las mismas preguntas. El informe indica cuándo no fue el primer intento.',
  },
});
