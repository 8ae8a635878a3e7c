import { describe, expect, test } from 'vitest';
import { mean } from '../statistics/descriptive.ts';
import { type Circumstances, makeReasoners, measureReasoners } from './reasoners.ts';

/* The cohort of `npm run cohort:logical`, so that what the documentation states about it stays true. */

const measure = (circumstances: Circumstances, first?: number) =>
  measureReasoners(makeReasoners(500, circumstances, first));

/** Two standard errors of a share of .95 among 500. */
const chance = 2 * Math.sqrt((0.95 * 0.05) / 500);

describe('500 made-up people', () => {
  test.each([true, false])('timed %s: as reliable as designed, true IQ in the band', (timed) => {
    const [analogy, sequence, total] = measure({ timed, misjudged: 0 });
    for (const one of [analogy, sequence, total]) {
      expect(Math.abs((one?.covered ?? 0) - 0.95)).toBeLessThan(chance);
      expect(Math.abs(one?.bias ?? 9)).toBeLessThan(1);
      expect(Math.abs((one?.mean ?? 0) - 100)).toBeLessThan(1.5);
    }
    expect(Math.abs((analogy?.reliability ?? 0) - 0.74)).toBeLessThan(0.04);
    expect(Math.abs((sequence?.reliability ?? 0) - 0.74)).toBeLessThan(0.04);
    expect(Math.abs((total?.reliability ?? 0) - 0.83)).toBeLessThan(0.03);
    for (const one of [analogy, sequence, total]) {
      expect(Math.abs((one?.slope ?? 0) - 1)).toBeLessThan(0.05);
    }
  });

  test('where the difficulties are misjudged by .6, the expected .72 and .82 are reached', () => {
    const worlds = Array.from({ length: 12 }, (_, world) =>
      measure({ timed: true, misjudged: 0.6 }, 1 + 1000 * world),
    );
    const over = (place: number, value: 'reliability' | 'covered') =>
      mean(worlds.map((scores) => scores[place]?.[value] ?? 0));
    expect(Math.abs(over(0, 'reliability') - 0.72)).toBeLessThan(0.03);
    expect(Math.abs(over(1, 'reliability') - 0.72)).toBeLessThan(0.03);
    expect(Math.abs(over(2, 'reliability') - 0.82)).toBeLessThan(0.025);
    expect(over(2, 'covered')).toBeGreaterThan(0.9);
  });
});
