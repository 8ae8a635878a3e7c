import { expect, test } from 'vitest';
import { fiveFactorNorm } from '../personality/norms.ts';
import { facets } from '../personality/scales.ts';
import { earlierFitToProfile } from './earlier-fit.ts';
import { findProfile } from './profiles.ts';
import { normRows } from './true-scores.ts';

const norm = normRows(fiveFactorNorm());

test('a result from before keeps the numbers that its report showed', () => {
  const profile = findProfile({ kind: 'standard', id: 6 });
  if (!profile) throw new Error('No such profile');
  const facetT = new Map(
    facets.filter(({ code }) => code !== 'O6').map(({ id }) => [id, 40 + ((id * 7) % 21)]),
  );
  const fit = earlierFitToProfile({ facetT, norm, profile, seed: 5 * 1000 + 6 });
  expect(fit).toMatchObject({ median: 75.7, interval: [61.4, 87], draws: 400 });
});
