import { messages } from '../../../../platform/words/message.ts';

/** What the printed report on energy says. */
export const energyMessages = messages({
  test: { en: 'Energy', nl: 'Energie', de: 'Energie', es: 'Energía' },
  /** At the foot of the pages. */
  foot: { en: 'energy', nl: 'energie', de: 'Energie', es: 'energía' },
  high: { en: 'High', nl: 'Hoog', de: 'Hoch', es: 'Alta' },
  medium: {
    en: 'Moderate',
    nl: 'Matig',
    de: 'Mittel',
    es: 'Media',
  },
  low: { en: 'Low', nl: 'Laag', de: 'Niedrig', es: 'Baja' },
  sides: {
    en: 'Work-related drivers',
    nl: 'Werkgerelateerde factoren',
    de: 'Belastende Seiten der Arbeit',
    es: 'Factores relacionados con el trabajo',
  },
  toDo: {
    en: 'What you can do',
    nl: 'Wat je kunt doen',
    de: 'Was Sie tun können',
    es: 'Qué puede hacer usted',
  },
  /** In the name of the file. */
  file: { en: 'burnout-index', nl: 'energie', de: 'Energie', es: 'energía' },
});
