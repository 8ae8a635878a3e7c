import { expect, test } from 'vitest';
import { fiveFactorNorm } from '../personality/norms.ts';
import { seededRandom } from '../statistics/random.ts';
import { profileFacets } from './profile.ts';
import { listProfiles } from './profiles.ts';
import { compareTargets, fitAt, shortfallOf } from './targets.ts';
import { drawTypicalPeople, normRows } from './true-scores.ts';
import { shareBelow, typicalFit } from './typical.ts';

const many = 200_000;
const norm = normRows(fiveFactorNorm());
const inUse = new Set(profileFacets.map(({ id }) => id));
const atFifty = new Map([...inUse].map((id) => [id, 50]));

/** Fits at one, two … 99 of 100 people, lowest first. */
const placesIn = (sorted: Float64Array) =>
  Array.from({ length: 99 }, (_, at) => sorted[Math.round(((at + 1) / 100) * sorted.length)] ?? 0);

test('no rank among typical people is off by more than one of 100, by ten times as many others', () => {
  const others = drawTypicalPeople(inUse, norm, { random: seededRandom(777), draws: many });
  for (const { name, targets } of listProfiles()) {
    const { comparison = [] } =
      compareTargets({ facetT: atFifty, norm, profile: { targets } }) ?? {};
    const distances = new Float64Array(many);
    for (const target of comparison) {
      const scores = others.get(target.facetId) ?? [];
      for (let person = 0; person < many; person += 1) {
        const d = shortfallOf(target, scores[person] ?? 50);
        distances[person] = (distances[person] ?? 0) + target.weight * d * d;
      }
    }
    const fits = distances.map(fitAt).toSorted();
    const { sorted } = typicalFit({ targets }, norm, inUse);
    const off = placesIn(fits).map((fit, at) => Math.abs(shareBelow(sorted, fit) - at - 1));
    expect([name, Math.max(...off) < 1]).toEqual([name, true]);
  }
});
