import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Band } from '../../score/standard-scores.ts';
import { type ScaleCode, scales } from '../scales.ts';
import { limitsFor, textFor } from './texts.ts';

/** What people read in their own result, in one language; managers read English. */
export interface PersonalityTexts {
  scales: Record<ScaleCode, { name: string; description: string; own: Record<Band, string> }>;
  /** What the result does not mean, and that translated statements are compared with an English norm. */
  limits: readonly string[];
}

const en: PersonalityTexts = {
  scales: Object.fromEntries(
    scales.map(({ code, name, description }) => {
      const text = (band: Band) => textFor(code, band, 'own');
      const own = { low: text('low'), average: text('average'), high: text('high') };
      return [code, { name, description, own }];
    }),
  ) as PersonalityTexts['scales'],
  limits: limitsFor('own', 'development'),
};

/** A translation is a file beside this one, `nl.data.ts`, and its name here. */
const texts: InLanguages<PersonalityTexts> = { en };

/** What the person reads; English where a language is not there yet, and for null. */
export function personalityTexts(language: Language | null): PersonalityTexts {
  return inLanguage(texts, language);
}
