import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Verdict } from '../interpersonal.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** What managers read of fits and of people beside each other, in one language. */
export interface FitWords {
  /** A fit as a rank among typical people, with both ends of its interval. */
  rank: (percentile: number, low: number, high: number) => string;
  /** Of a fit that is the highest there is, and that many have. */
  sharesTop: string;
  clearlyAbove: string;
  clearlyBelow: string;
  couldBeChance: string;
  /** Of a result from before version 2026.2. */
  earlier: string;
  /** Of a job family: what its fit mostly is. */
  family: string;
  /** A facet of which a profile asks for little, with the level that somebody has. */
  atLevel: Record<'low' | 'high', (facet: string) => string>;
  /** What not to conclude from people beside each other. */
  limits: readonly string[];
  likeness: {
    verdicts: Record<Verdict, string>;
    /** Where the percentiles come from. */
    source: string;
    limits: readonly string[];
  };
}

const words: InLanguages<FitWords> = { en, nl, de, es };

/** Null stands for English. */
export function fitWords(language: Language | null): FitWords {
  return inLanguage(words, language);
}
