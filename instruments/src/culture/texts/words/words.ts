import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../../languages.ts';
import type { NoMatch } from '../../match.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** Who is compared: a subject with the organisation, or two subjects. */
export type MatchKind = 'organization' | 'people';

/** What managers read of culture beside the texts of the categories, in one language. */
export interface CultureWords {
  /** Short names of what a comparison comes to; `none` where there is no number. */
  labels: Record<'opposed' | 'chance' | 'moderate' | 'strong' | 'none', string>;
  /** What it does and does not mean. */
  outcomes: Record<MatchKind, Record<'opposed' | 'chance' | 'moderate' | 'strong', string>>;
  /** Why there is no number. */
  absences: Record<MatchKind, Record<NoMatch, string>>;
  /** What a difference comes to. */
  verdicts: Record<MatchKind, Record<'more' | 'less' | 'same', string>>;
  /** How far the managers agree. */
  agreement: {
    one: string;
    shared: (managers: string) => string;
    apart: (managers: string) => string;
  };
  limits: {
    /** Of any culture result. */
    everybody: readonly [string, string, string];
    managers: readonly string[];
    organizations: readonly string[];
    /** Of two people beside each other. */
    people: readonly string[];
    firstVersion: Record<'report' | 'organization', string>;
  };
  /** Why a fit decides nothing by itself; stands beside every fit. */
  neverAKnockOut: readonly [string, string, string, string, string, string];
}

const words: InLanguages<CultureWords> = { en, nl, de, es };

/** Null stands for English. */
export function cultureWords(language: Language | null): CultureWords {
  return inLanguage(words, language);
}
