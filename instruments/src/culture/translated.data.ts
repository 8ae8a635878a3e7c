import type { Language } from '@assay/contract/languages';

/** What a manager should know of answers that were given in translation. */
export const cultureTranslated: Record<Language, string> = {
  en:
    'The test was started in a language other than English, in which managers answer. No one has shown that the translated practices mean just the same, so a fit is less sure than its interval says.',
  nl:
    'De test is begonnen in een andere taal dan het Engels, waarin managers antwoorden. Dat de vertaalde werkwijzen precies hetzelfde betekenen, is niet aangetoond. Een match is daarom minder zeker dan het interval zegt.',
  de:
    'Der Test wurde in einer anderen Sprache als Englisch begonnen, in dem Manager antworten. Dass die übersetzten Arbeitsweisen genau dasselbe bedeuten, ist nicht gezeigt. Eine Passung ist deshalb weniger sicher, als ihr Vertrauensbereich sagt.',
  es:
    'La prueba se empezó en un idioma distinto del inglés, en el que responden los gestores. No se ha demostrado que las prácticas traducidas signifiquen exactamente lo mismo, así que un ajuste es menos seguro de lo que dice su intervalo.',
};

/** The same for the own result. */
export const cultureOwnTranslated: Record<Language, string> = {
  en: 'You started the test in a language other than English. The questions are translations, and no one has studied yet whether they ask exactly the same as the English ones.',
  nl: 'Je bent in een andere taal dan het Engels aan de test begonnen. De vragen zijn vertaald, en of ze precies hetzelfde vragen als de Engelse, is nog niet onderzocht.',
  de: 'Sie haben den Test in einer anderen Sprache als Englisch begonnen. Die Fragen sind übersetzt, und ob sie genau dasselbe fragen wie die englischen, ist noch nicht untersucht.',
  es: 'Usted empezó la prueba en un idioma distinto del inglés. Las preguntas están traducidas, y todavía no se ha estudiado si preguntan exactamente lo mismo que las inglesas.',
};
