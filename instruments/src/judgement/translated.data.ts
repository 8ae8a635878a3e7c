import type { Language } from '@assay/contract/languages';

/** What a manager should know of answers that were given in translation. */
export const judgementTranslated: Record<Language, string> = {
  en: 'The test was started in a language other than English. The situations are translated, and no one has studied whether that changes the points.',
  nl: 'De test is begonnen in een andere taal dan het Engels. De situaties zijn vertaald, en of dat de punten verandert, is niet onderzocht.',
  de: 'Der Test wurde in einer anderen Sprache als Englisch begonnen. Die Situationen sind übersetzt, und ob das die Punkte verändert, ist nicht untersucht.',
  es: 'La prueba se empezó en un idioma distinto del inglés. Las situaciones están traducidas, y no se ha estudiado si eso cambia los puntos.',
};

/** The same for the own result. */
export const judgementOwnTranslated: Record<Language, string> = {
  en: 'You started the test in a language other than English. The situations are translated, and no one has studied whether that changes the result.',
  nl: 'Je bent in een andere taal dan het Engels aan de test begonnen. De situaties zijn vertaald, en of dat het resultaat verandert, is niet onderzocht.',
  de: 'Sie haben den Test in einer anderen Sprache als Englisch begonnen. Die Situationen sind übersetzt, und ob das die Ergebnisse verändert, ist nicht untersucht.',
  es: 'Usted empezó la prueba en un idioma distinto del inglés. Las situaciones están traducidas, y no se ha estudiado si eso cambia el resultado.',
};
