import type { StoredAnswer } from '@assay/contract/instruments';
import { itemCategories, optionCount } from './definition.ts';

/** Values 1..7 of the 40 questions in their order (position = id − 1); null where there is none. */
export type ItemValues = readonly (number | null)[];

/** Below three quarters nothing is said: neither of a category (4 of 5) nor of a person (30 of 40). */
export const enoughItems = 0.75;

/**
 * @param answers in any order; `index` 0..6 is the value less one. Gaps are allowed (imported data).
 * @throws RangeError for an unknown question, one answered twice, an option outside 0..6.
 */
export function valuesOf(answers: readonly StoredAnswer[]): (number | null)[] {
  const values: (number | null)[] = itemCategories.map(() => null);
  for (const { questionId, index } of answers) {
    const known = values[questionId - 1];
    if (known === undefined) throw new RangeError(`Unknown question ${questionId}`);
    if (known !== null) throw new RangeError(`Question ${questionId} is answered twice`);
    if (!Number.isInteger(index) || index < 0 || index >= optionCount) {
      throw new RangeError(`Question ${questionId} has no option ${index}`);
    }
    values[questionId - 1] = index + 1;
  }
  return values;
}
