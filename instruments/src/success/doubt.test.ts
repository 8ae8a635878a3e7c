import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/random.ts';
import { chanceReference } from './chance.ts';
import { doubtsOf } from './doubt.ts';
import { judge } from './evidence.ts';
import { foldsOf } from './folds.ts';
import { correlate, rankPairs, type ReviewedPeople } from './people.ts';

/** A1 goes with performance as much as `force` says, N2 half as much against it; E1 to E6 have nothing to do with it. */
function madeUp(count: number, seed: number, force: number): ReviewedPeople {
  const random = seededRandom(seed);
  const column = () => Array.from({ length: count }, () => random.normal());
  const [a, n, luck] = [column(), column(), column()];
  const idle = (['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const).map((code) => ({
    code,
    t: column(),
  }));
  return {
    scales: [{ code: 'A1', t: a }, { code: 'N2', t: n }, ...idle],
    outcomes: {
      performance: luck.map((z, at) => force * ((a[at] ?? 0) - (n[at] ?? 0) / 2) + z),
      engagement: luck.map(() => random.normal()),
    },
  };
}

function doubtIn(people: ReviewedPeople) {
  const pairs = rankPairs(people);
  const count = people.outcomes.performance.length;
  const evidence = judge(pairs.map(correlate));
  const chance = chanceReference(pairs, count, { seed: 1, permutations: 200 });
  return { pairs, evidence, chance, doubts: doubtsOf(evidence, foldsOf(pairs, count), chance) };
}

test('what hangs on one person is what is judged otherwise with that person really taken away', () => {
  const people = madeUp(40, 14, 0.9);
  const { evidence, doubts } = doubtIn(people);
  const without = people.outcomes.performance.map((_, gone) =>
    judge(
      rankPairs({
        scales: people.scales.map(({ code, t }) => ({ code, t: t.toSpliced(gone, 1) })),
        outcomes: {
          performance: people.outcomes.performance.toSpliced(gone, 1),
          engagement: people.outcomes.engagement.toSpliced(gone, 1),
        },
      }).map(correlate),
    ),
  );
  const expected = evidence.map(({ verdict }, at) =>
    verdict === 'unclear' ? null : without.filter((all) => all[at]?.verdict !== verdict).length,
  );
  expect(doubts.map((doubt) => doubt?.byOne ?? null)).toEqual(expected);
  // Of the two that are found, one hangs on many of them.
  expect(expected.filter((times) => times !== null)).toEqual([0, 24]);
});

test('chance is asked for its largest correlation of a round, in either direction', () => {
  const { evidence, chance, doubts } = doubtIn(madeUp(40, 14, 0.9));
  const sizes = chance?.largest.sizes ?? [];
  expect(sizes).toHaveLength(200);
  for (const [at, doubt] of doubts.entries()) {
    if (doubt === null) continue;
    const size = Math.abs(evidence[at]?.numbers?.r ?? 9);
    expect(doubt.byChance).toBe(sizes.filter((one) => one >= size).length / 200);
  }
  const strong = doubtIn(madeUp(100, 3, 1.5)).doubts;
  expect(strong[0]).toEqual({ byChance: 0, byOne: 0 });
  expect(strong[1]).toEqual({ byChance: 0, byOne: 0 });
});

test('of what was not found, nothing is doubted', () => {
  const { evidence, doubts } = doubtIn(madeUp(40, 5, 0));
  expect(evidence.every(({ verdict }) => verdict === 'unclear')).toBe(true);
  expect(doubts.every((doubt) => doubt === null)).toBe(true);
});
