import { messages } from '../../../platform/words/message.ts';

/**
 * The standard rubric: what is said, never how somebody looks or sounds. Each criterion has what can be seen in an answer
 * that gets 1, 3 and 5.
 */
export const rubricMessages = messages({
  answer: {
    en: 'Answers the question',
    nl: 'Geeft antwoord op de vraag',
    de: 'Beantwortet die Frage',
    es: 'Responde a la pregunta',
  },
  answerLow: {
    en: 'Speaks about something else, or stays so general that the question remains open.',
    nl: 'Praat over iets anders, of blijft zo algemeen dat de vraag open blijft.',
    de: 'Spricht über etwas anderes oder bleibt so allgemein, dass die Frage offen bleibt.',
    es: 'Habla de otra cosa, o de forma tan general que la pregunta queda sin respuesta.',
  },
  answerMiddle: {
    en: 'Answers the main part of the question; some of what was asked is left out.',
    nl: 'Beantwoordt het belangrijkste deel van de vraag; een deel blijft liggen.',
    de: 'Beantwortet den Hauptteil der Frage; ein Teil des Gefragten fehlt.',
    es: 'Responde a la parte principal de la pregunta; falta algo de lo que se pedía.',
  },
  answerHigh: {
    en: 'Answers every part of the question and keeps to it.',
    nl: 'Beantwoordt elk deel van de vraag en blijft bij de vraag.',
    de: 'Beantwortet jeden Teil der Frage und bleibt dabei.',
    es: 'Responde a todas las partes de la pregunta y se ciñe a ella.',
  },
  example: {
    en: 'Describes their own actions',
    nl: 'Beschrijft eigen handelen',
    de: 'Beschreibt eigenes Handeln',
    es: 'Describe sus propias acciones',
  },
  exampleLow: {
    en: 'Names opinions or intentions; no situation and nothing done in it.',
    nl: 'Noemt meningen of voornemens; geen situatie en niets wat daarin is gedaan.',
    de: 'Nennt Meinungen oder Absichten; keine Situation und nichts, was darin getan wurde.',
    es: 'Menciona opiniones o intenciones; ninguna situación ni nada hecho en ella.',
  },
  exampleMiddle: {
    en: 'Describes a situation and what was done; their own part or the result stays unclear.',
    nl: 'Beschrijft een situatie en wat er is gedaan; het eigen aandeel of het resultaat blijft onduidelijk.',
    de: 'Beschreibt eine Situation und was getan wurde; der eigene Anteil oder das Ergebnis bleibt unklar.',
    es: 'Describe una situación y lo que se hizo; la parte propia o el resultado no quedan claros.',
  },
  exampleHigh: {
    en: 'Describes the situation, their own steps in it, and what came of them.',
    nl: 'Beschrijft de situatie, de eigen stappen daarin en wat die hebben opgeleverd.',
    de: 'Beschreibt die Situation, die eigenen Schritte darin und was daraus wurde.',
    es: 'Describe la situación, los pasos que dio y lo que resultó de ellos.',
  },
  reasons: {
    en: 'Gives reasons for decisions',
    nl: 'Geeft redenen voor beslissingen',
    de: 'Begründet Entscheidungen',
    es: 'Da razones de sus decisiones',
  },
  reasonsLow: {
    en: 'Gives no reason for what was or would be done.',
    nl: 'Geeft geen reden voor wat is of zou worden gedaan.',
    de: 'Nennt keinen Grund für das, was getan wurde oder getan würde.',
    es: 'No da ninguna razón de lo que hizo o haría.',
  },
  reasonsMiddle: {
    en: 'Gives a reason that fits; names no other way and no risk.',
    nl: 'Geeft een passende reden; noemt geen andere weg en geen risico.',
    de: 'Nennt einen passenden Grund, aber keinen anderen Weg und kein Risiko.',
    es: 'Da una razón adecuada; no menciona otra opción ni ningún riesgo.',
  },
  reasonsHigh: {
    en: 'Weighs at least one other way or a risk, and says what decided.',
    nl: 'Weegt minstens één andere weg of een risico af, en zegt wat de doorslag gaf.',
    de: 'Wägt mindestens einen anderen Weg oder ein Risiko ab und sagt, was den Ausschlag gab.',
    es: 'Sopesa al menos otra opción o un riesgo, y dice qué fue decisivo.',
  },
  others: {
    en: 'Considers the people affected',
    nl: 'Houdt rekening met de betrokkenen',
    de: 'Berücksichtigt die Betroffenen',
    es: 'Tiene en cuenta a los afectados',
  },
  othersLow: {
    en: 'Mentions no one who was affected: no colleague, customer or user.',
    nl: 'Noemt niemand die ermee te maken had: geen collega, klant of gebruiker.',
    de: 'Erwähnt niemanden, den es betraf: weder im Team noch im Kreis der Kundschaft oder der Nutzenden.',
    es: 'No menciona a nadie afectado: ni colegas, ni clientes, ni usuarios.',
  },
  othersMiddle: {
    en: 'Names who was affected, but not what was done because of it.',
    nl: 'Noemt wie ermee te maken had, maar niet wat er daarom is gedaan.',
    de: 'Nennt, wen es betraf, aber nicht, was deshalb getan wurde.',
    es: 'Nombra a quién afectaba, pero no lo que se hizo por ello.',
  },
  othersHigh: {
    en: 'Names who was affected and what was done or changed because of them.',
    nl: 'Noemt wie ermee te maken had en wat daarom is gedaan of veranderd.',
    de: 'Nennt, wen es betraf und was deshalb getan oder geändert wurde.',
    es: 'Nombra a quién afectaba y qué se hizo o cambió por ello.',
  },
});
