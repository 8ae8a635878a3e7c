import type { Language } from '@assay/contract/languages';

/** What a manager should know of people beside each other, some of whom answered in translation. */
export const comparedTranslated: Record<Language, string> = {
  en: 'At least one person started the test in a language other than English. Those questions are translations, and no one has shown that they measure the same as the English ones.',
  nl: 'Ten minste één persoon is in een andere taal dan het Engels aan de test begonnen. Die vragen zijn vertaald, en dat ze hetzelfde meten als de Engelse, is niet aangetoond.',
  de: 'Mindestens eine Person hat den Test in einer anderen Sprache als Englisch begonnen. Diese Fragen sind übersetzt, und dass sie dasselbe messen wie die englischen, ist nicht gezeigt.',
  es: 'Al menos una persona empezó la prueba en un idioma distinto del inglés. Esas preguntas están traducidas, y no se ha demostrado que midan lo mismo que las inglesas.',
};
