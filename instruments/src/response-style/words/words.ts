import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** One sign of careless answering; `seen` gets its value as the language writes numbers. */
export interface SignWords {
  name: string;
  seen: (value: string) => string;
  fine: string;
}

/** What managers read of how questionnaires were answered, in one language. */
export interface ResponseStyleWords {
  /** Where a sign could not be computed. */
  unknown: string;
  personality: Record<'longest_run' | 'spread' | 'consistency' | 'pace', SignWords>;
  culture: Record<'longest_run' | 'spread' | 'pace', SignWords>;
}

const words: InLanguages<ResponseStyleWords> = { en, nl, de, es };

/** Null stands for English. */
export function responseStyleWords(language: Language | null): ResponseStyleWords {
  return inLanguage(words, language);
}
