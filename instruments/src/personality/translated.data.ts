import type { Language } from '@assay/contract/languages';

/** What a manager should know of answers that were given in translation. */
export const personalityTranslated: Record<Language, string> = {
  en:
    'The test was started in a language other than English. Its questions are translations, and the norm is of people who answered in English; no one has shown that both measure the same.',
  nl:
    'De test is begonnen in een andere taal dan het Engels. De vragen zijn vertalingen, en de norm is van mensen die in het Engels hebben geantwoord; dat beide hetzelfde meten, is niet aangetoond.',
  de:
    'Der Test wurde in einer anderen Sprache als Englisch begonnen. Die Fragen sind Übersetzungen, und die Norm stammt von Menschen, die auf Englisch geantwortet haben. Dass beides dasselbe misst, ist nicht gezeigt.',
  es:
    'La prueba se empezó en un idioma distinto del inglés. Sus preguntas son traducciones, y el baremo procede de personas que respondieron en inglés; no se ha demostrado que ambas versiones midan lo mismo.',
};

/** The same for the own result. */
export const personalityOwnTranslated: Record<Language, string> = {
  en: 'You started the test in a language other than English. Its questions are translations, and the norm is of people who answered English questions; no one has studied whether the translation matches them exactly.',
  nl: 'Je bent in een andere taal dan het Engels aan de test begonnen. De vragen zijn vertaald, en de norm komt van mensen die Engelse vragen beantwoordden; of de vertaling daar precies mee overeenkomt, is niet onderzocht.',
  de: 'Sie haben den Test in einer anderen Sprache als Englisch begonnen. Die Fragen sind übersetzt, und die Norm stammt von Menschen, die englische Fragen beantwortet haben; ob die Übersetzung ihnen genau entspricht, ist nicht untersucht.',
  es: 'Usted empezó la prueba en un idioma distinto del inglés. Las preguntas están traducidas, y el grupo normativo lo forman personas que respondieron a preguntas en inglés; no se ha estudiado si la traducción equivale exactamente a ellas.',
};
