import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { AreaCode } from '../definition.ts';
import type { Agreement, OwnAgreement } from '../present.ts';
import { englishItems } from '../items.data.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { items as germanItems } from './items-de.data.ts';
import { items as spanishItems } from './items-es.data.ts';
import { items as dutchItems } from './items-nl.data.ts';
import { nl } from './nl.data.ts';

/** A situation and its four responses, in the order in which they are shown. */
export interface JudgementItemTexts {
  situation: string;
  responses: readonly [string, string, string, string];
}

export interface JudgementWords {
  /** What is asked of every situation. */
  stem: string;
  areas: Record<AreaCode, { name: string; description: string }>;
  /** What the taker reads of the own result. */
  own: {
    agreements: Record<OwnAgreement, { title: string; text: string }>;
    limits: readonly string[];
  };
  managers: {
    agreements: Record<Agreement, { verdict: string; text: string }>;
    hasty: string;
    sources: readonly string[];
    limits: readonly string[];
  };
}

export interface JudgementTexts extends JudgementWords {
  items: readonly JudgementItemTexts[];
}

const all: InLanguages<JudgementTexts> = {
  en: { ...en, items: englishItems },
  nl: { ...nl, items: dutchItems },
  de: { ...de, items: germanItems },
  es: { ...es, items: spanishItems },
};

/** Null stands for English. */
export function judgementTexts(language: Language | null): JudgementTexts {
  return inLanguage(all, language);
}
