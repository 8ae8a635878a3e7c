import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import figures from './reference/figures.json' with { type: 'json' };
import { judgeTaken, takeTopThird } from './fairness.ts';
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

test('the top third by hand: rates, their ratio, and whether chance would do it', () => {
  // 61..100 and 41..90: the 30 highest begin at 81, which 20 of 40 men and 10 of 50 women reach.
  const men = Array.from({ length: 40 }, (_, at) => 61 + at);
  const women = Array.from({ length: 50 }, (_, at) => 41 + at);
  const { taken, limit } = takeTopThird([...men, ...women]);
  expect(limit).toBe(81);
  const passed = (from: number, to: number) => taken.slice(from, to).filter(Boolean).length;
  const [male, female] = judgeTaken([
    { people: 40, passed: passed(0, 40) },
    { people: 50, passed: passed(40, 90) },
  ]);
  expect(male).toMatchObject({ rate: 0.5, adverse: false });
  // 20 of 40 and 10 of 50: .2 / .5 = .4.
  expect(female).toMatchObject({ rate: 0.2, adverse: true });
  expect(female?.ratio).toBeCloseTo(0.4, 12);
  expect(female?.p).toBeLessThan(0.01);
  // 8 of 30 and 12 of 30 is .67, which chance brings about: p = .41.
  const few = judgeTaken([
    { people: 30, passed: 8 },
    { people: 30, passed: 12 },
  ]);
  expect(few[0]).toMatchObject({ below: true, adverse: false });
  // Those at the limit are all taken; 29 of a group say nothing of it; nobody takes nobody.
  expect(takeTopThird([70, 70, 70]).taken).toEqual([true, true, true]);
  expect(judgeTaken([{ people: 29, passed: 0 }])).toEqual([]);
  expect(takeTopThird([]).taken).toEqual([]);
});
