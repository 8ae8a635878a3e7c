import { presentPersonality } from '../personality/present.ts';
import { facets } from '../personality/scales.ts';
import { scorePersonality } from '../personality/score.ts';
import { simulatePersonality } from '../personality/simulate.ts';
import { toTenth } from '../score/standard-scores.ts';
import { quantile } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { drawCount, facetSem, fitAt, shortfallOf } from './fit.ts';
import type { ProfileTarget } from './profile.ts';

/** What made-up people of the norm get on a profile, measured with the same error as everybody. */
export interface TypicalFit {
  median: number;
  quartiles: [lower: number, upper: number];
  /** Shares of them, which make 1, in 20 bins of 5 points; the last one holds 100 too. */
  shares: number[];
}

const peopleCount = 500;

/** Long enough for everybody to get a stretch of their own, so that one unlucky draw does not shift all of them. */
const noiseLength = 4000;

interface Cohort {
  /** T-scores by facet id, one for each person. */
  t: Map<number, Float64Array>;
  /** Measurement errors in T by facet id. */
  noise: Map<number, Float64Array>;
}

function makeCohort(): Cohort {
  const t = new Map(facets.map(({ id }) => [id, new Float64Array(peopleCount)]));
  for (let person = 0; person < peopleCount; person += 1) {
    const stored = scorePersonality({ answers: simulatePersonality(person + 1) });
    for (const score of presentPersonality(stored, { purpose: 'development' }).scores) {
      if (score.kind === 'facet') t.get(score.scaleId)?.fill(score.t, person, person + 1);
    }
  }
  const random = seededRandom(20260102);
  const errors = () => Float64Array.from({ length: noiseLength }, () => facetSem * random.normal());
  return { t, noise: new Map(facets.map(({ id }) => [id, errors()])) };
}

let cohort: Cohort | undefined;

/** The same as `fitToProfile` gives as a median, in one pass over the cohort instead of 500 separate ones. */
function mediansOf(targets: readonly ProfileTarget[], { t, noise }: Cohort): number[] {
  const total = targets.reduce((sum, { weight }) => sum + weight, 0);
  const distances = new Float64Array(drawCount);
  return Array.from({ length: peopleCount }, (_, person) => {
    const start = (person * 37) % (noiseLength - drawCount);
    distances.fill(0);
    for (const target of targets) {
      const own = t.get(target.facetId)?.[person] ?? 50;
      const errors = noise.get(target.facetId);
      for (let draw = 0; draw < drawCount; draw += 1) {
        const d = shortfallOf(target, own + (errors?.[start + draw] ?? 0));
        distances[draw] = (distances[draw] ?? 0) + (target.weight / total) * d * d;
      }
    }
    // Fit falls as distance grows, so sorting the distances sorts the fits.
    distances.sort();
    return (fitAt(distances[drawCount / 2 - 1] ?? 0) + fitAt(distances[drawCount / 2] ?? 0)) / 2;
  });
}

const known = new WeakMap<object, TypicalFit>();

/**
 * What a typical person gets on a profile: 500 made-up people of the norm for 21–60, fixed once and for all.
 *
 * "Average on every facet" would promise too much, because hardly anybody is: everybody has some lows, and every low
 * below a target costs. The people are simulated from the norm (`simulatePersonality`), so the numbers show the norm
 * and the facets' usual correlations, not real applicants.
 * @returns fits in 0..100 with one decimal; kept for the profile object.
 * @throws RangeError for a profile without targets.
 */
export function typicalFit(profile: { targets: readonly ProfileTarget[] }): TypicalFit {
  const found = known.get(profile);
  if (found) return found;
  if (profile.targets.length === 0) throw new RangeError('A profile without targets');
  cohort ??= makeCohort();
  const medians = mediansOf(profile.targets, cohort);
  const bins = medians.map((median) => Math.min(19, Math.floor(median / 5)));
  const typical: TypicalFit = {
    median: toTenth(quantile(medians, 0.5)),
    quartiles: [toTenth(quantile(medians, 0.25)), toTenth(quantile(medians, 0.75))],
    shares: Array.from(
      { length: 20 },
      (_, bin) => bins.filter((one) => one === bin).length / peopleCount,
    ),
  };
  known.set(profile, typical);
  return typical;
}
