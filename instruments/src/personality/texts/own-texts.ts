import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Band } from '../../score/standard-scores.ts';
import { type Ages, fiveFactorNorm, groupName, type NormCitation } from '../norms.ts';
import { type ScaleCode, scales } from '../scales.ts';
import { de } from './de.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';
import { leaningNote, ownLimits, textFor } from './texts.ts';

/** What people read in their own result, in one language. */
export interface PersonalityTexts {
  scales: Record<ScaleCode, { name: string; description: string; own: Record<Band, string> }>;
  /** Stands before the text of a score that may be average in truth. */
  leaning: string;
  /** Of the factors and facets, with whom somebody of these ages is compared. */
  norm: Pick<NormCitation, 'name' | 'source'> & { group: (ages: Ages) => string };
  /** What the result does not mean. */
  limits: readonly string[];
}

const { name: normName, source } = fiveFactorNorm();

/** Names that could wound are for managers; the person reads others. */
const gentleNames: Partial<Record<ScaleCode, string>> = {
  N: 'Worry and tension',
  N1: 'Worry',
  N2: 'Irritation',
};

const en: PersonalityTexts = {
  scales: Object.fromEntries(
    scales.map(({ code, name, description }) => {
      const text = (band: Band) => textFor(code, band, 'own');
      const own = { low: text('low'), average: text('average'), high: text('high') };
      return [code, { name: gentleNames[code] ?? name, description, own }];
    }),
  ) as PersonalityTexts['scales'],
  norm: { name: normName, source, group: groupName },
  leaning: leaningNote,
  limits: ownLimits,
};

/** A translation is a file beside this one, `nl.data.ts`, and its name here. */
const texts: InLanguages<PersonalityTexts> = { en, nl, de, es };

/** What the person reads; English where a language is not there yet, and for null. */
export function personalityTexts(language: Language | null): PersonalityTexts {
  return inLanguage(texts, language);
}
