import { describe, expect, test } from 'vitest';
import { differs, measure, measureReliability } from './precision.ts';
import { presentSkill } from './present.ts';
import type { ScoredQuestion, StoredSkill } from './score.ts';
import { standingIn } from './standing.ts';

function question(versionId: number, points: number, maximum = 1): ScoredQuestion {
  return {
    questionId: versionId,
    versionId,
    topic: 'a',
    optionId: 1,
    outcome: 'answered',
    points,
    maximum,
    seconds: 10,
    allowed: 60,
  };
}

const result = (points: readonly number[], maximum = 1): StoredSkill => ({
  instrument: 'skill',
  version: '1',
  testId: 1,
  questions: points.map((one, position) => question(position + 1, one, maximum)),
  reliability: null,
});

const right = (count: number, of: number) =>
  result(Array.from({ length: of }, (_, position) => (position < count ? 1 : 0)));

describe('binomial error', () => {
  test('Lord’s, with Wilson’s band', () => {
    const { percent, standardError, interval, method } = measure(right(15, 20).questions, null);
    expect(method).toBe('binomial');
    expect(percent).toBe(75);
    // √(15 · 5 / 19) questions of 20.
    expect(standardError).toBeCloseTo((100 * Math.sqrt((15 * 5) / 19)) / 20, 10);
    // Published example values for 15 of 20: .531 to .888.
    expect(interval[0]).toBeCloseTo(53.13, 1);
    expect(interval[1]).toBeCloseTo(88.81, 1);
  });

  test('everything right is not certainty', () => {
    const { standardError, interval } = measure(right(20, 20).questions, null);
    expect(standardError).toBe(0);
    expect(interval[0]).toBeCloseTo(83.89, 1);
    expect(interval[1]).toBe(100);
    expect(measure(right(0, 20).questions, null).interval[1]).toBeCloseTo(16.11, 1);
  });

  test('unlike weights count as fewer questions', () => {
    const weighted = [question(1, 1, 1), question(2, 0, 0.5), question(3, 0, 0.5)];
    // (1 + .5 + .5)² / (1 + .25 + .25) = 2.667 questions; half right.
    expect(measure(weighted, null).standardError).toBeCloseTo(
      100 * Math.sqrt(0.25 / (8 / 3 - 1)),
      9,
    );
    expect(measure([question(1, 1)], null).standardError).toBe(50);
  });
});

describe('reliability', () => {
  /** Thirty people on three questions: ten with none, ten with the first, ten with all. */
  const thirty = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 1],
  ].flatMap((row) => Array.from({ length: 10 }, () => result(row)));

  test('KR-20 by hand', () => {
    const found = measureReliability(thirty, [1, 2, 3]);
    // p = 2/3, 1/3, 1/3: Σ pq = 6/9; sums 0, 1, 3: variance 14/9. 1.5 · (1 − 6/14).
    expect(found?.value).toBeCloseTo(0.857143, 6);
    expect(found?.coefficient).toBe('KR-20');
    expect(found?.n).toBe(30);
    expect(found?.sd).toBeCloseTo((100 / 3) * Math.sqrt((14 / 9) * (30 / 29)), 9);
  });

  test('partly right answers make it alpha', () => {
    const rows = thirty.with(0, result([0.5, 0, 0]));
    expect(measureReliability(rows, [1, 2, 3])?.coefficient).toBe('alpha');
    const half = thirty.map(({ questions }) =>
      result(
        questions.map(({ points }) => points / 2),
        0.5,
      ),
    );
    expect(measureReliability(half, [1, 2, 3])?.coefficient).toBe('KR-20');
  });

  test('takes thirty people with just these versions', () => {
    expect(measureReliability(thirty.slice(1), [1, 2, 3])).toBeNull();
    expect(measureReliability(thirty, [1, 2, 4])).toBeNull();
    expect(measureReliability(thirty, [1, 2])).toBeNull();
    expect(
      measureReliability(
        thirty.map(() => result([1, 1, 1])),
        [1, 2, 3],
      ),
    ).toBeNull();
  });

  test('is nothing where questions contradict each other', () => {
    const opposed = Array.from({ length: 40 }, (_, at) => result(at % 2 ? [1, 0, 1] : [0, 1, 0.5]));
    expect(measureReliability(opposed, [1, 2, 3])).toBeNull();
  });

  test('makes one error for everybody, kept within 0 and 100', () => {
    const known = { coefficient: 'KR-20', value: 0.75, sd: 20, n: 40 } as const;
    const middle = measure(right(10, 20).questions, known);
    expect(middle.standardError).toBe(10);
    expect(middle.interval).toEqual([30.4, 69.6]);
    expect(measure(right(19, 20).questions, known).interval[1]).toBe(100);
    const view = presentSkill({ ...right(10, 20), reliability: known });
    expect(view.certainty).toContain('40 people');
    expect(view.certainty).toContain('0.75, KR-20');
    expect(presentSkill(right(10, 20)).certainty).toContain('Fewer than 30 people');
  });

  test('is told in the numbers of its reader, and so is the group', () => {
    const known = { coefficient: 'alpha', value: 0.75, sd: 20, n: 12_345 } as const;
    const overall = [{ percent: 40, people: 12_345 }];
    const told = ([null, 'en', 'nl', 'de', 'es'] as const).map((language) => {
      const stored = { ...right(10, 20), reliability: known };
      const { certainty, standings } = presentSkill(stored, { overall }, language);
      return [certainty, standings.overall?.note ?? ''].flatMap((words) =>
        words.match(/\d+[.,]\d+/g),
      );
    });
    const english = ['12,345', '0.75', '12,345'];
    const elsewhere = ['12.345', '0,75', '12.345'];
    expect(told).toEqual([english, english, elsewhere, elsewhere, elsewhere]);
  });
});

test('two people differ beyond both errors only', () => {
  const of = (count: number) => measure(right(count, 20).questions, null);
  expect(differs(of(10), of(14))).toBe(false);
  expect(differs(of(5), of(15))).toBe(true);
  expect(differs(of(15), of(5))).toBe(true);
  expect(differs(of(20), of(20))).toBe(false);
  const known = { coefficient: 'alpha', value: 0.75, sd: 20, n: 40 } as const;
  const sure = (count: number) => measure(right(count, 20).questions, known);
  // 1.96 · √2 · 10 = 27.7.
  expect(differs(sure(7), sure(12))).toBe(false);
  expect(differs(sure(7), sure(13))).toBe(true);
});

describe('percentile', () => {
  const sure = {
    percent: 60,
    method: 'reliability',
    standardError: 0,
    interval: [60, 60],
  } as const;
  const measured = { ...sure, interval: [50, 70] as [number, number] };
  const group = [
    { percent: 40, people: 4 },
    { percent: 50, people: 6 },
    { percent: 60, people: 4 },
    { percent: 70, people: 4 },
    { percent: 90, people: 2 },
  ];

  test('by mid-rank', () => {
    // 10 below and half of 4, of 20.
    expect(standingIn(group, measured).percentile).toBe(60);
    expect(standingIn(group, measured).n).toBe(20);
  });

  test('band of measurement error and size of the group together', () => {
    const { interval } = standingIn(group, measured);
    // At 50: (4 + 3) / 20 = 35; at 70: (14 + 2) / 20 = 80. Wilson for .6 of 20: 38.7 to 78.1.
    expect(interval?.[0]).toBeCloseTo(60 - Math.hypot(25, 21.34), 1);
    expect(interval?.[1]).toBeCloseTo(60 + Math.hypot(20, 18.12), 1);
    const exact = standingIn(group, { ...sure, interval: [60, 60] });
    expect(exact.interval?.[0]).toBeCloseTo(38.66, 1);
  });

  test('is withheld below ten people, with the reason', () => {
    const nine = [
      { percent: 60, people: 1 },
      { percent: 80, people: 8 },
    ];
    const hidden = standingIn(nine, measured);
    expect(hidden).toMatchObject({ n: 9, percentile: null, interval: null });
    expect(hidden.note).toContain('too few people');
    const ten = [...nine, { percent: 20, people: 1 }];
    expect(standingIn(ten, measured).percentile).toBe(15);
  });

  test('does not need the person in the group, and refuses broken counts', () => {
    expect(standingIn([{ percent: 50, people: 12 }], measured)).toMatchObject({ percentile: 100 });
    expect(standingIn([], measured)).toMatchObject({ n: 0, percentile: null });
    expect(() => standingIn([{ percent: 60, people: 1.5 }], measured)).toThrow(RangeError);
    expect(() => standingIn([{ percent: 60, people: -1 }], measured)).toThrow(RangeError);
  });

  test('stands in the view for each group that is given', () => {
    const stored = right(12, 20);
    const { standings } = presentSkill(stored, { organization: group });
    expect(standings.organization?.percentile).toBe(60);
    expect(standings.overall).toBeNull();
  });
});
