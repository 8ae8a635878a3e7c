import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Outcome } from '../evidence.ts';
import { de } from './de.data.ts';
import { en } from './en.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';

/** What a reviewer rates from 1 to 5, and what 1, 3 and 5 look like. */
type ItemText = readonly [text: string, one: string, three: string, five: string];
type Four = readonly [ItemText, ItemText, ItemText, ItemText];

/** In one language. Order and ids are stored with ratings: change a wording only where it stays the same question. */
export interface ReviewTexts {
  engagement: readonly [...Four, ItemText, ItemText];
  performance: Four;
  /** By the id of the job family. */
  standard: Readonly<Record<number, Four>>;
  /** By the id of the competency model. */
  alt: Readonly<Record<number, Four>>;
}

export interface ReviewItem {
  /** Unique among all items and stable: 1..6 engagement, 7..10 performance, then 10 · family + 1..4 and 300 + 10 · model + 1..4. */
  id: number;
  outcome: Outcome;
  text: string;
  /** What the ratings 1, 3 and 5 look like. */
  anchors: { 1: string; 3: string; 5: string };
}

const texts: InLanguages<ReviewTexts> = { en, nl, de, es };

function toItems(of: readonly ItemText[], outcome: Outcome, first: number): ReviewItem[] {
  return of.map(([text, one, three, five], at) => ({
    id: first + at,
    outcome,
    text,
    anchors: { 1: one, 3: three, 5: five },
  }));
}

/**
 * The fourteen items of a review: six on engagement and four on performance that all work has in common, then four on
 * performance of the category.
 * @param category a job family (`standard`, 1..25) or a competency model (`alt`, 1..6).
 * @param language null stands for English.
 * @throws RangeError for an unknown category.
 */
export function reviewItems(
  category: { kind: 'standard' | 'alt'; id: number },
  language: Language | null = null,
): ReviewItem[] {
  const { engagement, performance, [category.kind]: categories } = inLanguage(texts, language);
  const own = categories[category.id];
  if (own === undefined) throw new RangeError(`No category ${category.kind} ${category.id}`);
  const first = (category.kind === 'alt' ? 300 : 0) + 10 * category.id + 1;
  return [
    ...toItems(engagement, 'engagement', 1),
    ...toItems(performance, 'performance', 7),
    ...toItems(own, 'performance', first),
  ];
}
