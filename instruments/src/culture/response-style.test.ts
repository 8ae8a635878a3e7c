import type { StoredAnswer } from '@assay/contract/instruments';
import { expect, test } from 'vitest';
import { itemCategories } from './definition.ts';
import { judgeCultureAnswering, measureCultureAnswering } from './response-style.ts';
import { simulateCulture } from './simulate.ts';

const fill = (indexOf: (position: number) => number, seconds?: number): StoredAnswer[] =>
  itemCategories.map((_, at) => ({ questionId: at + 1, index: indexOf(at), seconds }));

const flagsOf = (answers: StoredAnswer[]) => {
  const { flags, verdict } = judgeCultureAnswering(measureCultureAnswering(answers));
  return { verdict, flagged: flags.filter(({ flagged }) => flagged).map(({ id }) => id) };
};

test('one option all the way', () => {
  expect(flagsOf(fill(() => 6))).toEqual({
    verdict: 'interpret with care',
    flagged: ['longest_run', 'spread'],
  });
});

test('a run is counted across categories, from ten on', () => {
  const run = (length: number) => fill((at) => (at < length ? 5 : at % 7));
  expect(flagsOf(run(9)).flagged).not.toContain('longest_run');
  expect(flagsOf(run(10)).flagged).toContain('longest_run');
  expect(measureCultureAnswering(run(10).toReversed()).longestRun).toBe(10);
});

test('pace: the median counts, below two seconds; untimed answers say nothing', () => {
  expect(flagsOf(fill((at) => at % 7, 1.9)).flagged).toEqual(['pace']);
  expect(flagsOf(fill((at) => at % 7, 2)).flagged).toEqual([]);
  expect(measureCultureAnswering(fill((at) => at % 7)).medianSeconds).toBeNull();
});

test('too little to tell is not a sign', () => {
  const few = fill(() => 2, 1).slice(0, 29);
  expect(flagsOf(few)).toEqual({ verdict: 'nothing unusual', flagged: [] });
});

test('few made-up careful people are flagged', () => {
  const people = Array.from({ length: 500 }, (_, seed) => flagsOf(simulateCulture(seed + 1)));
  const share = people.filter(({ verdict }) => verdict !== 'nothing unusual').length / 500;
  expect(share).toBeLessThan(0.02);
});
