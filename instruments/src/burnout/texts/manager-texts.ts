import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { TopicCode } from '../categories.ts';
import * as en from './manager.data.ts';
import type { ManagerBand } from './manager.data.ts';
import * as de from './managers/de.data.ts';
import * as es from './managers/es.data.ts';
import * as nl from './managers/nl.data.ts';

/** What managers read of energy, in one language. */
interface ManagerTexts {
  managerBands: Record<ManagerBand, string>;
  managerTopics: Partial<Record<TopicCode, { name: string; advice: string }>>;
  managerAdvice: Record<ManagerBand, readonly string[]>;
  managerLimits: readonly string[];
}

const texts: InLanguages<ManagerTexts> = { en, nl, de, es };

/** Null stands for English. */
export function burnoutManagerTexts(language: Language | null): ManagerTexts {
  return inLanguage(texts, language);
}
