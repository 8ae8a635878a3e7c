import type { Language } from '@assay/contract/languages';

/** What a manager should know of answers that were given in translation. */
export const burnoutTranslated: Record<Language, string> = {
  en:
    'The questions were started in a language other than English. They are our own translation, and no one has shown that they measure just the same.',
  nl:
    'De vragen zijn begonnen in een andere taal dan het Engels. De vertaling is van ons, en dat ze precies hetzelfde meet, is niet aangetoond.',
  de:
    'Die Fragen wurden in einer anderen Sprache als Englisch begonnen. Die Übersetzung ist unsere eigene, und dass sie genau dasselbe misst, ist nicht gezeigt.',
  es:
    'Las preguntas se empezaron en un idioma distinto del inglés. La traducción es nuestra, y no se ha demostrado que mida exactamente lo mismo.',
};

/** The same for the own result. */
export const burnoutOwnTranslated: Record<Language, string> = {
  en: 'You started the questions in a language other than English. They are our own translation, and no one has studied yet whether they measure exactly the same.',
  nl: 'Je bent in een andere taal dan het Engels aan de vragen begonnen. De vertaling is van ons, en of de vragen precies hetzelfde meten, is nog niet onderzocht.',
  de: 'Sie haben in einer anderen Sprache als Englisch mit den Fragen begonnen. Die Übersetzung ist unsere eigene, und ob die Fragen genau dasselbe messen, ist noch nicht untersucht.',
  es: 'Usted empezó a responder a las preguntas en un idioma distinto del inglés. La traducción es nuestra, y todavía no se ha estudiado si miden exactamente lo mismo.',
};
