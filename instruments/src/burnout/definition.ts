import { instrumentFacts } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import {
  categories,
  type CategoryCode,
  type CategoryId,
  topics,
  type TopicCode,
} from './categories.ts';
import { burnoutItems, type ItemKind } from './items.data.ts';
import { firstKinds, firstVersion } from './texts/first-version.data.ts';
import { burnoutTexts } from './texts/texts.ts';
import { type BurnoutVersion, burnoutVersion } from './versions.ts';
import { inLanguage } from '../languages.ts';

export interface BurnoutKey {
  /** 1..19, the position in the list of items. */
  questionId: number;
  category: CategoryCode;
  categoryId: CategoryId;
  topic: TopicCode;
  kind: ItemKind;
  reversed: boolean;
}

const idOf = new Map(categories.map(({ code, id }) => [code, id] as const));
const categoryOf = new Map(topics.map(({ code, category }) => [code, category] as const));

/** Where each question counts. Stays on the server. */
export const burnoutKey: readonly BurnoutKey[] = burnoutItems.map(
  ({ topic, kind, reversed }, position) => {
    const category = categoryOf.get(topic) ?? 'personal';
    const categoryId = idOf.get(category) ?? 1;
    return { questionId: position + 1, category, categoryId, topic, kind, reversed };
  },
);

const keys = new Map(burnoutKey.map((key) => [key.questionId, key]));

/** What a question id stands for, or undefined when there is none. */
export function findBurnoutKey(questionId: number): BurnoutKey | undefined {
  return keys.get(questionId);
}

/** Questions of one category. */
export function keysOf(category: CategoryCode): BurnoutKey[] {
  return burnoutKey.filter((key) => key.category === category);
}

/** What a browser gets of one question; nothing in it depends on the key. */
export interface BurnoutQuestion {
  /** 1..19, stored with the answer. */
  id: number;
  text: string;
  kind: ItemKind;
}

export interface BurnoutQuestionnaire {
  version: string;
  minutes: number;
  /** Five labels for each kind of question, from the least to the most (in 2026.1 the other way round); `index` 0..4 counts them. */
  options: Record<ItemKind, string[]>;
  categories: {
    id: CategoryId;
    code: CategoryCode;
    name: string;
    description: string;
    instruction: string;
    /** What to tick when the category does not apply; null where it always does. */
    skip: string | null;
    questions: BurnoutQuestion[];
  }[];
}

/** The whole questionnaire, as fresh objects that the caller may change; null stands for English. */
export function burnoutQuestions(
  language: Language | null = null,
  version: BurnoutVersion = burnoutVersion,
): BurnoutQuestionnaire {
  const { items, categories: texts, ...now } = burnoutTexts(language);
  const first = version === burnoutVersion ? null : inLanguage(firstVersion, language);
  const { options } = first ?? now;
  const kinds: Partial<Record<number, ItemKind>> = first ? firstKinds : {};
  return {
    version,
    minutes: instrumentFacts.burnout.minutes,
    options: { frequency: [...options.frequency], degree: [...options.degree] },
    categories: categories.map(({ id, code }) => ({
      ...texts[code],
      id,
      code,
      questions: keysOf(code).map(({ questionId, kind }) => ({
        id: questionId,
        text: first?.items[questionId] ?? items[questionId - 1] ?? '',
        kind: kinds[questionId] ?? kind,
      })),
    })),
  };
}
