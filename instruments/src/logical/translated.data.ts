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
