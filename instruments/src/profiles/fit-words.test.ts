import { expect, test } from 'vitest';
import { fiveFactorNorm } from '../personality/norms.ts';
import { fitToProfile } from './fit.ts';
import { fitInWords } from './fit-words.ts';
import { normRows } from './true-scores.ts';

const words = (low: number, at: number, high: number) =>
  fitInWords(
    {
      percentile: at,
      percentileInterval: [low, high],
      interval: [low, high],
      typical: { median: 50 },
      sharesTop: false,
    },
    null,
  );

test('a fit is a rank with its range, called higher or lower only as far as that allows', () => {
  expect(words(43, 62, 80)).toBe(
    'Higher than about 62 of 100 typical people (90 %: 43–80). The range includes the middle of typical people, so the difference could be chance.',
  );
  expect(words(51, 70, 88)).toMatch(/Clearly above the middle of typical people\.$/);
  expect(words(10, 30, 49)).toMatch(/Clearly below the middle of typical people\.$/);
});

/** What is said of somebody whom a profile of one target finds at `t`. */
function onOneTarget(targetT: number, t: number): string {
  const target = { facetId: 26, code: 'C2', weight: 1, direction: 'high', targetT } as const;
  const facetT = new Map([[26, t]]);
  const norm = normRows(fiveFactorNorm());
  const fit = fitToProfile({ facetT, norm, profile: { targets: [target] }, seed: 1 });
  return fit === null ? '' : fitInWords(fit, null);
}

test('whoever meets a profile fully is higher than those who do not, and no more', () => {
  // True scores spread by 8.2 T: 60 of 100 typical people reach 48, two thirds 46.5.
  expect(onOneTarget(48, 75)).toMatch(
    /^Higher than about (39|4[0-3]) of 100 .* None of them has a higher fit: the others meet the profile as fully\. The range includes/,
  );
  expect(onOneTarget(46.5, 90)).toMatch(
    /^Higher than about 3[2-5] of 100 .* None of them has a higher fit.* The range includes the middle/,
  );
  expect(onOneTarget(46.5, 10)).toMatch(/^Higher than about \d of 100 .* Clearly below the middle/);
  // Where hardly anybody gets there, there is no one to share it with.
  expect(onOneTarget(72, 95)).toMatch(/^Higher than about 99 of 100 [^.]*\. Clearly above/);
});
