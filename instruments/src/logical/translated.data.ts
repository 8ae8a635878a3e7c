import type { Language } from '@assay/contract/languages';

/** What a manager should know of answers that were given in translation. */
export const logicalTranslated: Record<Language, string> = {
  en:
    'The test was started in a language other than English. Figures and numbers are the same; what is explained beside them is translated, and no one has studied whether that changes scores.',
  nl:
    'De test is begonnen in een andere taal dan het Engels. Figuren en getallen zijn hetzelfde; de uitleg ernaast is vertaald, en of dat de scores verandert, is niet onderzocht.',
  de:
    'Der Test wurde in einer anderen Sprache als Englisch begonnen. Figuren und Zahlen sind dieselben; die Erklärungen daneben sind übersetzt, und ob das die Werte verändert, ist nicht untersucht.',
  es:
    'La prueba se empezó en un idioma distinto del inglés. Las figuras y los números son los mismos; las explicaciones que los acompañan están traducidas, y no se ha estudiado si eso cambia las puntuaciones.',
};

/** The same for the own result. */
export const logicalOwnTranslated: Record<Language, string> = {
  en: 'You started the test in a language other than English. The explanations and examples are translated, and no one has studied yet whether the language in which they are read matters for the result.',
  nl: 'Je bent in een andere taal dan het Engels aan de test begonnen. De uitleg en de voorbeelden zijn vertaald, en of het voor het resultaat uitmaakt in welke taal je ze leest, is nog niet onderzocht.',
  de: 'Sie haben den Test in einer anderen Sprache als Englisch begonnen. Die Erklärungen und Beispiele sind übersetzt, und ob es für das Ergebnis einen Unterschied macht, in welcher Sprache man sie liest, ist noch nicht untersucht.',
  es: 'Usted empezó la prueba en un idioma distinto del inglés. Las explicaciones y los ejemplos están traducidos, y todavía no se ha estudiado si para el resultado importa en qué idioma se leen.',
};
