import type { Language } from '@assay/contract/languages';
import type { BurnoutTexts } from './texts.ts';

/*
 * What version 2026.1 asked otherwise than today, its options from the most to the least: records that were begun with it
 * go on with it. Nothing here changes any more.
 */

interface FirstVersion extends Pick<BurnoutTexts, 'options'> {
  /** By the question's id. */
  items: Readonly<Record<number, string>>;
}

/** Question 12 asked how much; now it asks how often. */
export const firstKinds = { 12: 'degree' } as const;

export const firstVersion: Record<Language, FirstVersion> = {
  en: {
    options: {
      frequency: ['Nearly always', 'Often', 'Now and then', 'Rarely', 'Never or hardly ever'],
      degree: ['Very much', 'A good deal', 'Somewhat', 'A little', 'Not at all'],
    },
    items: {
      5: 'How often was a quiet evening or a free day too little for you to recover?',
      12: 'How much did your work ask beyond what you could give?',
      13: 'All in all, how much did your work take out of you?',
      17: 'How often was it hard to feel for the people you serve?',
    },
  },
  nl: {
    options: {
      frequency: ['Bijna altijd', 'Vaak', 'Af en toe', 'Zelden', 'Nooit of bijna nooit'],
      degree: ['Heel erg', 'Behoorlijk', 'Enigszins', 'Een beetje', 'Helemaal niet'],
    },
    items: {
      5: 'Hoe vaak was een rustige avond of een vrije dag te weinig om bij te komen?',
      12: 'Hoe erg vroeg je werk meer dan je kon geven?',
    },
  },
  de: {
    options: {
      frequency: ['Fast immer', 'Oft', 'Hin und wieder', 'Selten', 'Nie oder fast nie'],
      degree: ['Sehr', 'Ziemlich', 'Mäßig', 'Ein wenig', 'Gar nicht'],
    },
    items: {
      5: 'Wie oft war ein ruhiger Abend oder ein freier Tag zu wenig, um sich zu erholen?',
      12: 'Wie sehr verlangte Ihre Arbeit mehr, als Sie geben konnten?',
      13: 'Alles in allem: Wie sehr hat Ihre Arbeit Sie Kraft gekostet?',
    },
  },
  es: {
    options: {
      frequency: ['Casi siempre', 'A menudo', 'De vez en cuando', 'Rara vez', 'Nunca o casi nunca'],
      degree: ['Muchísimo', 'Bastante', 'Algo', 'Un poco', 'Nada'],
    },
    items: {
      5: '¿Con qué frecuencia una tarde tranquila o un día libre fue demasiado poco para recuperarse?',
      12: '¿En qué medida le pidió su trabajo más de lo que podía dar?',
    },
  },
};
