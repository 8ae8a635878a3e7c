import { judgementKey, type KeyedResponse } from './key.data.ts';

/** Changes with any situation, response, order or value of the key; stored with every sitting and result. */
export const judgementVersion = '2026.1';

/** What the situations are about: a description of the test, and no scores. */
export const areaCodes = ['others', 'setbacks', 'planning', 'integrity'] as const;
export type AreaCode = (typeof areaCodes)[number];

/** In the order in which they are asked. */
export const questionIds: readonly number[] = judgementKey.map((_, place) => place + 1);

/** Of one situation: two for each of the two choices. */
const mostPoints = 4;

/** Of the whole test, 48. */
export const possiblePoints = mostPoints * questionIds.length;

/** What somebody gets on average who chooses without reading: 18 of 48. */
export const chancePoints = (2 * (2 + 1) * questionIds.length) / 4;

/** @throws RangeError for a question that there is not. */
export function keyOf(questionId: number): readonly KeyedResponse[] {
  const item = judgementKey[questionId - 1];
  if (item === undefined) throw new RangeError(`There is no question ${questionId}`);
  return item.responses;
}
