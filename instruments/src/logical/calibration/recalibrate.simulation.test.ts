import { describe, expect, test } from 'vitest';
import { makeReasoners, trueDifficulties } from '../../cohort/reasoners.ts';
import { seededRandom } from '../../statistics/random.ts';
import { families } from '../families.ts';
import type { ScoredItem, StoredLogical } from '../score.ts';
import { mantelHaenszel } from './dif.ts';
import { recalibrate } from './recalibrate.ts';

const section = 'analogy';
const misjudged = 0.6;
const first = 5000;
const truth = trueDifficulties(-first, misjudged)[section];
const results = (size: number) =>
  makeReasoners(size, { timed: false, misjudged }, first).map(({ stored }) => stored);

/** Root of the mean square by which difficulties miss the true ones. */
function miss(estimates: readonly number[]): number {
  const squares = estimates.map((b, at) => (b - (truth[at] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

const expected = families[section].map(({ b }) => b);

/** The same results with the outcomes of one family changed. */
function changed(
  stored: readonly StoredLogical[],
  code: string,
  outcome: (item: ScoredItem, person: number) => ScoredItem['outcome'],
): StoredLogical[] {
  return stored.map((result, person) => {
    const old = result.sections[section];
    const items = old.items.map((item) =>
      item.family === code ? { ...item, outcome: outcome(item, person) } : item,
    );
    return { ...result, sections: { ...result.sections, [section]: { ...old, items } } };
  });
}

describe('difficulties', () => {
  test('come back from the answers of 1,000 people, and from 250 better than expected', () => {
    const many = recalibrate(results(1000), section);
    const few = recalibrate(results(250), section);
    expect(miss(expected)).toBeGreaterThan(0.45);
    expect(miss(few.map(({ b }) => b))).toBeLessThan(0.28);
    expect(miss(many.map(({ b }) => b))).toBeLessThan(0.18);
    // Within twice the standard error for nearly all, whatever the prior.
    const off = many.filter(({ b, se }, at) => Math.abs(b - (truth[at] ?? 0)) > 2.6 * (se ?? 0));
    expect(off.length).toBeLessThanOrEqual(2);
    for (const { infit } of many) expect(Math.abs((infit ?? 0) - 1)).toBeLessThan(0.15);
    for (const { a } of many) expect(Math.abs(Math.log(a / 1.2))).toBeLessThan(0.5);
    expect(new Set(few.map(({ a }) => a))).toEqual(new Set([1.2]));
  });

  test('stay as expected below 200 people', () => {
    for (const report of recalibrate(results(199), section)) {
      expect(report).toMatchObject({ b: report.expectedB, a: 1.2, se: null, infit: null });
      expect(report.concerns).toEqual([]);
    }
  });

  test('that moved far are named, and so is an item answered by chance', () => {
    const random = seededRandom(1);
    const odd = changed(results(400), 'AP2', () => (random.uniform() < 0.55 ? 'right' : 'wrong'));
    const reports = recalibrate(odd, section);
    const moved = reports.filter(({ b, expectedB }) => Math.abs(b - expectedB) > 0.5);
    expect(moved.length).toBeGreaterThan(0);
    for (const { concerns } of moved)
      expect(concerns.join()).toMatch(/(harder|easier) than its rules/);
    const chance = reports.find(({ family }) => family === 'AP2');
    const others = reports.filter(({ family }) => family !== 'AP2');
    expect(chance?.infit).toBeGreaterThan(Math.max(...others.map(({ infit }) => infit ?? 0)));
  });

  test('of another version are refused', () => {
    const [result] = results(1);
    const other = changed(result ? [result] : [], 'AP1', ({ outcome }) => outcome);
    const [first] = other[0]?.sections[section].items ?? [];
    if (first) first.family = 'AP0';
    expect(() => recalibrate(other, section)).toThrow(RangeError);
    expect(() => recalibrate(results(3), section, [true])).toThrow(RangeError);
  });
});

describe('groups', () => {
  const stored = results(1000);
  const focal = stored.map((_, person) => person % 3 === 0);

  test('of the same ability find the items equally hard, but for one that is made harder', () => {
    const random = seededRandom(2);
    const unfair = changed(stored, 'AM6', ({ outcome }, person) =>
      focal[person] && outcome === 'right' && random.uniform() < 0.45 ? 'wrong' : outcome,
    );
    const reports = recalibrate(unfair, section, focal);
    const found = reports.find(({ family }) => family === 'AM6');
    expect(found?.dif?.category).toBe('C');
    expect(found?.dif?.delta).toBeLessThan(-1.5);
    expect(found?.concerns.join()).toContain('much harder for the focal group');
    expect(reports.filter(({ dif }) => dif?.category === 'C')).toHaveLength(1);
  });

  test('that are too small are not compared', () => {
    const few = stored.map((_, person) => person < 99);
    expect(recalibrate(stored, section, few).every(({ dif }) => dif === null)).toBe(true);
  });

  test('the textbook table: odds ratio, standard error and chi-square', () => {
    // One score level: reference 40 right and 10 wrong, focal 25 and 25.
    const person = (right: 0 | 1): (0 | 1)[] => [right, right === 1 ? 0 : 1];
    const many = (count: number, right: 0 | 1) =>
      Array.from({ length: count }, () => person(right));
    const rows = [...many(40, 1), ...many(10, 0), ...many(25, 1), ...many(25, 0)];
    const dif = mantelHaenszel(
      rows,
      rows.map((_, at) => at >= 50),
      0,
    );
    expect(dif?.delta).toBeCloseTo(-2.35 * Math.log(4), 10);
    // With one table the variance is the sum of the reciprocals.
    expect((dif?.se ?? 0) / 2.35).toBeCloseTo(Math.sqrt(1 / 40 + 1 / 10 + 1 / 25 + 1 / 25), 10);
    // (|40 − 32.5| − .5)² / (50 · 50 · 65 · 35 / (100² · 99)) = 8.528..., p = .0035.
    expect(dif?.p).toBeCloseTo(0.0035, 4);
  });
});
