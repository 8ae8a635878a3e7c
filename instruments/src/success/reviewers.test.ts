import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import figures from './reference/figures.json' with { type: 'json' };
import { simulateTopThird } from './fairness.ts';
import { agreementOf, leniencies, type Rating } from './reviewers.ts';

function ratingsOf(file: string): Rating[] {
  const text = readFileSync(join(import.meta.dirname, 'reference', file), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [person = 0, reviewer = 0, rating = 0] = row.split(',').map(Number);
      return { person, reviewer, rating };
    });
}

test('leniency by hand: beside those who rated the same people', () => {
  // Reviewer 1: 3 beside 4 (−1), 4 beside (5 + 3)/2 (0), 5 beside 4 (+1); person 2 has no other. Mean 0, SD 1,
  // t.975 with 2 degrees 4.302653: ± 4.302653 / √3 = 2.484.
  const [first] = leniencies(ratingsOf('twelve-ratings.csv'));
  expect(first).toMatchObject({
    reviewer: 1,
    people: 3,
    difference: 0,
    verdict: 'could be chance',
  });
  expect(first?.interval[1]).toBeCloseTo(4.302653 / Math.sqrt(3), 6);
});

test("R's paired t test says the same of five reviewers", () => {
  const found = leniencies(ratingsOf('forty-rated.csv'));
  expect(found.map(({ reviewer }) => reviewer)).toEqual([1, 2, 3, 4, 5]);
  for (const [at, { people, difference, interval }] of figures.leniency.entries()) {
    expect(found[at]?.people).toBe(people);
    expect(found[at]?.difference).toBeCloseTo(difference, 12);
    expect(found[at]?.interval[0]).toBeCloseTo(interval[0] ?? 9, 10);
    expect(found[at]?.interval[1]).toBeCloseTo(interval[1] ?? 9, 10);
  }
  expect(found.map(({ verdict }) => verdict)).toEqual([
    ...Array(4).fill('could be chance'),
    'lenient',
  ]);
});

test('somebody who shares no one, or two, with others is not judged', () => {
  const alone = [1, 2, 3, 4].map((person) => ({ person, reviewer: 1, rating: 3 }));
  expect(leniencies(alone)).toEqual([]);
  const two = alone.slice(0, 2).map((one) => ({ ...one, reviewer: 2, rating: 5 }));
  expect(leniencies([...alone, ...two])).toEqual([]);
  expect(agreementOf(alone)).toBeNull();
  const strict = alone.map((one, at) => ({ ...one, reviewer: 2, rating: 1 + at / 10 }));
  expect(leniencies([...alone, ...strict]).map(({ verdict }) => verdict)).toEqual([
    'lenient',
    'strict',
  ]);
});

test('agreement counts every rating of a person together, whoever gave it', () => {
  expect(agreementOf(ratingsOf('forty-rated.csv'))?.single).toBeCloseTo(
    figures.fortyRated.single,
    12,
  );
});

test('top third: those at the limit are all taken; a group far below the other is adverse', () => {
  // 40 men with fits 61..100 and 50 women with 41..90, of 90 in all: the 30th highest is 81.
  const people = [
    ...Array.from({ length: 40 }, (_, at) => ({ fit: 61 + at, group: 'male' })),
    ...Array.from({ length: 50 }, (_, at) => ({ fit: 41 + at, group: 'female' })),
  ];
  const found = simulateTopThird(people);
  expect(found).toMatchObject({ people: 90, taken: 30, limit: 81 });
  // 20 of 40 and 10 of 50: .2 / .5 = .4.
  const women = found?.groups.find(({ group }) => group.name === 'female');
  expect(women).toMatchObject({ rate: 0.2, adverse: true });
  expect(women?.ratio).toBeCloseTo(0.4, 12);
  expect(women?.p).toBeLessThan(0.01);
  expect(found?.groups.find(({ group }) => group.name === 'male')?.adverse).toBe(false);
  // 8 of 30 and 12 of 30 is .67, which chance brings about: p = .41.
  const few = simulateTopThird([
    ...Array.from({ length: 30 }, (_, at) => ({ fit: at < 8 ? 90 : 10, group: 'female' })),
    ...Array.from({ length: 30 }, (_, at) => ({ fit: at < 12 ? 90 : 10, group: 'male' })),
  ]);
  expect(few?.groups[0]).toMatchObject({ below: true, adverse: false });
  const same = simulateTopThird(people.map((one) => ({ ...one, fit: 70 })));
  expect(same?.taken).toBe(90);
  // 29 of a group say nothing of it, and neither do those of whom nothing is known.
  expect(simulateTopThird(people.slice(0, 29))?.groups).toEqual([]);
  expect(simulateTopThird(people.map((one) => ({ ...one, group: null })))?.groups).toEqual([]);
  expect(simulateTopThird([])).toBeNull();
});
