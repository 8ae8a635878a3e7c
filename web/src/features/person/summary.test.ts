import type { TestCard } from '@assay/contract/subject-profile';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { scoreInWords, metricScales } from './score-words.ts';
import { summaryOf } from './summary.ts';

beforeAll(startInEnglish);

const card = (name: string, changes: Partial<TestCard> = {}): TestCard => ({
  id: 1,
  instrument: 'personality',
  name,
  state: 'completed',
  started_at: '2026-11-01T10:00:00Z',
  completed_at: '2026-11-01T10:30:00Z',
  campaigns: [],
  attempt: { number: 1, previousAt: null, within30Days: false },
  verdict: null,
  score: null,
  saved: null,
  report: null,
  ...changes,
});
const open = { state: 'new', started_at: null, completed_at: null, attempt: null } as const;
const score = { value: 62.4, interval: [47.6, 75.2], metric: 'fit', reference: 'Sales' } as const;

test('says how many are done, what is missing, what was repeated and what it was compared with', () => {
  const words = summaryOf([
    card('Personality', { score: { ...score, interval: [47.6, 75.2] } }),
    card('Logical reasoning', {
      completed_at: '2026-11-04T09:00:00Z',
      attempt: { number: 2, previousAt: '2026-10-10T09:00:00Z', within30Days: true },
    }),
    card('Culture', open),
  ]).join(' ');
  expect(words).toContain('2 of 3 tests are completed, the last on 4 November 2026');
  expect(words).toContain('Still open: Culture.');
  expect(words).toContain('Taken more than once: Logical reasoning.');
  expect(words).toContain('Compared: Personality with “Sales”.');
  expect(words).toContain('No single result decides.');
});

test('says no more than there is', () => {
  expect(summaryOf([])).toEqual([]);
  expect(summaryOf([card('Personality', open)])).toEqual(['The test is not completed yet.']);
  expect(summaryOf([card('A', open), card('B', open)])).toEqual([
    'None of the 2 tests is completed yet.',
  ]);
  expect(summaryOf([card('Energy')])).toEqual(['The test was completed on 1 November 2026.']);
});

test('a number is never without its range, and stays on its line', () => {
  const { whole, short } = scoreInWords('Personality', { ...score, interval: [47.6, 75.2] });
  expect(whole).toContain('Sales');
  expect(whole).toContain('between 48 and 75');
  expect(short.replaceAll('\u2060', '')).toContain('48–75');
  expect(metricScales.iq(100)).toBe(50);
  for (const value of [-20, 20, 180]) {
    expect(metricScales.iq(value)).toBeGreaterThanOrEqual(0);
    expect(metricScales.iq(value)).toBeLessThanOrEqual(100);
  }
});

test('a culture that nothing agrees with is said in words, with the end of its range', () => {
  const match = {
    value: 0,
    interval: [0, 3] as [number, number],
    metric: 'match',
    reference: 'How we work',
  } as const;
  expect(scoreInWords('Culture', match).short).toBe(
    'Fit with How we work: 0 of 100, no agreement, at most 3',
  );
  expect(scoreInWords('Culture', { ...match, value: 12, interval: [0, 41] }).whole).toBe(
    'Fit with How we work: 12 of 100, between 0 and 41',
  );
});

test('a logical result is named as in its report', () => {
  const iq = {
    value: 101,
    interval: [92, 110] as [number, number],
    metric: 'iq',
    reference: null,
  } as const;
  expect(scoreInWords('Logical reasoning', iq).short.replaceAll('\u2060', '')).toBe(
    'provisional model score 101 (92–110)',
  );
});
