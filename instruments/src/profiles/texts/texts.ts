import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Band } from '../../score/standard-scores.ts';
import { de } from './de.data.ts';
import { en } from './en.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** How much preparation a job usually needs. */
export type Preparation = 'little' | 'some' | 'medium' | 'considerable' | 'extensive';

/** What managers read of profiles and of working from home, in one language. */
export interface ProfileTexts {
  /** Names of the job families by id. */
  families: Record<number, string>;
  /** Headings under which job profiles are kept, by id. */
  groups: Record<number, string>;
  models: Record<number, { name: string; description: string }>;
  /** Stands behind the description of each model. */
  modelNote: string;
  workingFromHome: {
    bands: Record<Band, string>;
    /** What a facet that moves the index means for work at home. */
    facets: Record<string, Record<'up' | 'down', { meaning: string; advice: string }>>;
    limits: readonly string[];
  };
  headings: Record<'families' | 'models' | 'saved', string>;
  /** Where a job family's profile comes from. */
  describes: (occupations: number, preparation: Preparation) => string;
}

const texts: InLanguages<ProfileTexts> = { en, nl, de, es };

/** Null stands for English. */
export function profileTexts(language: Language | null): ProfileTexts {
  return inLanguage(texts, language);
}
