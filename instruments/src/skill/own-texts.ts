import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';
import type { SkillReliability } from './score.ts';
import { de } from './texts.de.data.ts';
import { es } from './texts.es.data.ts';
import { nl } from './texts.nl.data.ts';

/** What a result says of itself, in one language. Questions, options and topics stay in the language of their author. */
export interface SkillTexts {
  /** Where the band comes from; counts and figures come as the reader writes them. */
  fromReliability: (
    known: Record<'n' | 'value', string> & Pick<SkillReliability, 'coefficient'>,
  ) => string;
  fromBinomial: string;
  /** Why there is no percentile: `n` people have taken the test, it takes `needed` to compare. */
  noPercentile: string;
  /** With how many somebody is compared. */
  compared: (counts: { n: string }) => string;
}

const en: SkillTexts = {
  fromReliability: ({ n, value, coefficient }) =>
    `The 95 % range is calculated from the answers of ${n} people who took this test (reliability ${value}, ${coefficient}).`,
  fromBinomial:
    'Fewer than 30 people had answered just these questions, so the 95 % range assumes only that these questions are typical of many others like them. It is usually somewhat wide.',
  noPercentile: 'No comparison yet: too few people have taken this test.',
  compared: ({ n }) =>
    `Compared with ${n} people. Half of the people with the same score are counted as lower.`,
};

/** A translation is a file beside this one, `texts.nl.data.ts`, and its name here. */
const texts: InLanguages<SkillTexts> = { en, nl, de, es };

/** What its reader is told; null stands for English. */
export function skillTexts(language: Language | null): SkillTexts {
  return inLanguage(texts, language);
}
