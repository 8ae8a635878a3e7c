import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Band } from '../../score/standard-scores.ts';
import type { LogicalCode } from '../present.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

export interface Question {
  /** What it is about: the name of a score, or of a sign. */
  about: string;
  question: string;
}

/** A sign of one section; `seen` gets the share as a percentage. */
interface SignWords {
  names: Record<'analogy' | 'sequence', string>;
  seen: (percent: string, seconds: number) => string;
  fine: string;
}

/** What managers read of logical reasoning, in one language; names and descriptions are those that candidates read. */
export interface LogicalWords {
  report: Record<LogicalCode, Record<Band, string>>;
  /** Instead of `report` where the answers do not carry it. */
  doubts: Record<'none' | 'few' | 'guessing', string>;
  /** The result in a few words; what could be chance is said to be. */
  verdicts: Record<
    'none' | 'few' | 'guessing' | 'low' | 'perhaps low' | 'average' | 'perhaps high' | 'high',
    string
  >;
  limits: {
    everybody: readonly [string, string];
    managers: readonly [string, string, string, string, string, string];
    /** Of a result from an earlier version of the questions. */
    earlier: string;
  };
  questions: Record<Band | 'conditions' | 'answering' | 'sections', Question>;
  /** Whether one section went better than the other. */
  difference: Record<'few' | 'same' | 'analogy' | 'sequence', string>;
  effort: { untimed: string; rapid: SignWords; unreached: SignWords };
}

const words: InLanguages<LogicalWords> = { en, nl, de, es };

/** Null stands for English. */
export function logicalWords(language: Language | null): LogicalWords {
  return inLanguage(words, language);
}
