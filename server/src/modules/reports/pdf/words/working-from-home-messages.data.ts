import { messages } from '../../../../platform/words/message.ts';

/** What the printed working-from-home index says. */
export const workingFromHomeMessages = messages({
  /** At the foot of the pages, and in the name of the file. */
  file: {
    en: 'working-from-home index',
    nl: 'thuiswerkindex',
    de: 'Index zum Arbeiten von zu Hause',
    es: 'índice de trabajo desde casa',
  },
  occasion: {
    en: 'Working-from-home index, from the personality test of {day}',
    nl: 'Thuiswerkindex, uit de persoonlijkheidstest van {day}',
    de: 'Index zum Arbeiten von zu Hause, aus dem Persönlichkeitstest vom {day}',
    es: 'Índice de trabajo desde casa, a partir de la prueba de personalidad del {day}',
  },
  neverAFilter: {
    en: 'Low confidence, never a filter',
    nl: 'Weinig zekerheid, nooit een filter',
    de: 'Geringe Sicherheit, niemals ein Filter',
    es: 'Poca certeza, nunca un filtro',
  },
  index: { en: 'Index', nl: 'Index', de: 'Index', es: 'Índice' },
  between: {
    en: '{standing}, between {range}',
    nl: '{standing}, tussen {range}',
    de: '{standing}, Bereich {range}',
    es: '{standing}, entre {range}',
  },
  up: {
    en: 'What may make it easier',
    nl: 'Wat het makkelijker kan maken',
    de: 'Was es leichter machen kann',
    es: 'Qué puede facilitarlo',
  },
  down: {
    en: 'What may need support',
    nl: 'Wat ondersteuning kan vragen',
    de: 'Was Unterstützung brauchen kann',
    es: 'Qué puede necesitar apoyo',
  },
  howMade: {
    en: 'How the index was calculated',
    nl: 'Hoe de index is berekend',
    de: 'Wie der Index berechnet wurde',
    es: 'Cómo se ha calculado el índice',
  },
  facet: { en: 'Facet', nl: 'Facet', de: 'Facette', es: 'Faceta' },
  weight: { en: 'Weight', nl: 'Gewicht', de: 'Gewicht', es: 'Peso' },
  adds: { en: 'Adds to 50', nl: 'Telt op bij 50', de: 'Kommt zu 50', es: 'Se suma a 50' },
  total: { en: 'Index (T)', nl: 'Index (T)', de: 'Index (T)', es: 'Índice (T)' },
});
