import { messages } from '../../../platform/words/message.ts';

/** What the calls on reviews say. */
export const reviewMessages = messages({
  oneself: {
    en: 'People cannot review themselves. Please leave it to a colleague.',
    nl: 'Iemand kan niet zichzelf beoordelen. Laat het aan een collega over.',
    de: 'Niemand kann sich selbst beurteilen. Bitte überlassen Sie es einem Kollegen oder einer Kollegin.',
    es: 'Nadie puede evaluarse a sí mismo. Déjelo en manos de otra persona del equipo.',
  },
  otherCategory: {
    en: 'This success profile reviews people by another category.',
    nl: 'Dit succesprofiel beoordeelt mensen volgens een andere categorie.',
    de: 'Dieses Erfolgsprofil beurteilt Menschen nach einer anderen Kategorie.',
    es: 'Este perfil de éxito evalúa a las personas según otra categoría.',
  },
  unknownQuestion: {
    code: 'unknown',
    en: 'This question is not part of the review.',
    nl: 'Deze vraag hoort niet bij de beoordeling.',
    de: 'Diese Frage gehört nicht zu dieser Beurteilung.',
    es: 'Esta pregunta no forma parte de la evaluación.',
  },
  answeredTwice: {
    en: 'This question is answered twice.',
    nl: 'Deze vraag is twee keer beantwoord.',
    de: 'Diese Frage ist zweimal beantwortet.',
    es: 'Esta pregunta está respondida dos veces.',
  },
  tooFewTold: {
    code: 'required',
    en: 'Please rate at least half of the questions on performance, or half of those on engagement. If you cannot tell, leave this review to someone who knows the work better.',
    nl: 'Beoordeel minstens de helft van de vragen over prestaties, of de helft van die over betrokkenheid. Kun je dat niet, laat deze beoordeling dan over aan iemand die het werk beter kent.',
    de: 'Bitte bewerten Sie mindestens die Hälfte der Fragen zur Leistung oder die Hälfte derer zum Engagement. Wenn Sie es nicht beurteilen können, überlassen Sie diese Beurteilung jemandem, der die Arbeit besser kennt.',
    es: 'Valore al menos la mitad de las preguntas sobre el desempeño o la mitad de las de compromiso. Si no puede valorarlo, deje esta evaluación a alguien que conozca mejor el trabajo.',
  },
  discarded: {
    en: 'The draft is discarded.',
    nl: 'Het concept is verwijderd.',
    de: 'Der Entwurf ist verworfen.',
    es: 'El borrador se ha descartado.',
  },
});
