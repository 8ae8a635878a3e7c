import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered, wordsOf } from '../../../test/rendered.tsx';
import type { BurnoutAverages } from '../../../features/reports/indices/api.ts';
import { GroupMeans } from './group-means.tsx';

beforeAll(startInEnglish);

/** Of strain, as calls tell it. */
function wordsFor(means: readonly number[], total: number): string {
  const averages = {
    batches: means.map((mean, day) => ({ n: 5, mean, closedAt: `2026-11-1${day}T10:00:00.000Z` })),
    total: { n: 5 * means.length, mean: total },
  } as unknown as BurnoutAverages;
  return wordsOf(rendered(<GroupMeans averages={averages} />));
}

test('all groups together are told as a bound where each of them is one', () => {
  expect(wordsFor([10, 10], 10)).toContain('All groups 10 records at least about 90');
  expect(wordsFor([90, 90], 90)).toContain('All groups 10 records at most about 10');
  expect(wordsFor([35, 50], 43)).toContain('All groups 10 records about 57');
});
