import type { StoredAnswer } from '@assay/contract/instruments';
import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/random.ts';
import { fiveFactorKey } from './five-factor.items.ts';
import { measureResponseStyle } from './response-style.ts';
import { judgeResponseStyle } from './response-style.verdict.ts';
import { simulatePersonality } from './simulate.ts';

const fill = (indexOf: (position: number) => number, seconds?: number): StoredAnswer[] =>
  fiveFactorKey.map(({ questionId }, position) => ({
    questionId,
    index: indexOf(position),
    seconds,
  }));

const flagsOf = (answers: StoredAnswer[]) => {
  const { flags, verdict } = judgeResponseStyle(measureResponseStyle(answers));
  return { verdict, flagged: flags.filter(({ flagged }) => flagged).map(({ id }) => id) };
};

test('one option all the way through', () => {
  const values = measureResponseStyle(fill(() => 2));
  expect(values).toMatchObject({
    longestRun: 120,
    spread: 0,
    medianSeconds: null,
    consistency: null,
  });
  expect(flagsOf(fill(() => 2))).toEqual({
    verdict: 'interpret with care',
    flagged: ['longest_run', 'spread'],
  });
});

test('every facet at its maximum leaves no agreement to tell, and it is not called too little', () => {
  const keys = new Map(fiveFactorKey.map(({ questionId, reversed }) => [questionId, reversed]));
  const highest = fill(() => 0).map((answer) => ({
    ...answer,
    index: keys.get(answer.questionId) === true ? 0 : 4,
  }));
  const noteOf = (answers: StoredAnswer[]) =>
    judgeResponseStyle(measureResponseStyle(answers)).flags.find(({ id }) => id === 'consistency');
  expect(noteOf(highest)).toMatchObject({
    value: null,
    flagged: false,
    note: 'All scales came out the same, so this cannot be told.',
  });
  expect(noteOf(highest.slice(0, 60))?.note).toBe('Not enough was answered or timed to tell.');
});

test('a run is counted in the order of the questions, and a gap breaks it', () => {
  const run = (length: number) => fill((position) => (position < length ? 4 : position % 3));
  expect(measureResponseStyle(run(9)).longestRun).toBe(9);
  expect(flagsOf(run(9)).flagged).not.toContain('longest_run');
  expect(flagsOf(run(10)).flagged).toContain('longest_run');
  expect(measureResponseStyle(run(10).toReversed()).longestRun).toBe(10);
  const gap = run(10).filter(({ questionId }) => questionId !== 5);
  expect(measureResponseStyle(gap).longestRun).toBe(5);
});

test('the tendency part does not count', () => {
  const answers = simulatePersonality(1);
  const changed = answers.map((answer) =>
    answer.questionId > 120 ? { ...answer, index: 0 } : answer,
  );
  expect(measureResponseStyle(changed)).toEqual(measureResponseStyle(answers));
});

test('chance answers are inconsistent, meant ones are not', () => {
  const random = seededRandom(5);
  const chance = Array.from({ length: 500 }, () => fill(() => random.integer(0, 4)));
  const meant = Array.from({ length: 500 }, (_, seed) => simulatePersonality(seed + 1));
  const rate = (people: StoredAnswer[][]) =>
    people.filter((answers) => flagsOf(answers).flagged.includes('consistency')).length /
    people.length;
  expect(rate(chance)).toBeGreaterThan(0.7);
  expect(rate(meant)).toBeLessThan(0.04);
});

test('pace: the median counts, below two seconds', () => {
  const at = (seconds: number) => fill((position) => position % 5, seconds);
  expect(flagsOf(at(1.9)).flagged).toContain('pace');
  expect(flagsOf(at(2)).flagged).not.toContain('pace');
});

test('too little to tell is not a sign', () => {
  const few = fill(() => 2, 1).slice(0, 89);
  expect(flagsOf(few)).toEqual({ verdict: 'nothing unusual', flagged: [] });
  const { flags } = judgeResponseStyle(measureResponseStyle(few));
  expect(flags.every(({ value, note }) => value === null && note.startsWith('Not enough'))).toBe(
    true,
  );
});

test('one flag is one sign', () => {
  const fast = simulatePersonality(3).map((answer) => ({ ...answer, seconds: 1 }));
  expect(flagsOf(fast)).toEqual({ verdict: 'one sign', flagged: ['pace'] });
});

test('an agreement below .10 is enough alone for care; below .30 it is one sign', () => {
  const values = { longestRun: 3, spread: 1.2, medianSeconds: 5 };
  const verdictOf = (consistency: number) => judgeResponseStyle({ ...values, consistency }).verdict;
  expect([0.09, 0.1, 0.29, 0.3].map(verdictOf)).toEqual([
    'interpret with care',
    'one sign',
    'one sign',
    'nothing unusual',
  ]);
});
