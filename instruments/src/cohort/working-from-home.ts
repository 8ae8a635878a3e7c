import { toT } from '../score/standard-scores.ts';
import { workingFromHome, workingFromHomeWeights } from '../profiles/working-from-home.ts';
import data from '../profiles/working-from-home.json' with { type: 'json' };
import { scorePersonality } from '../personality/score.ts';
import { answersOf, makeUpPerson, trueRawScores } from '../personality/simulate.ts';
import type { FacetCode } from '../personality/scales.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';

/** What made-up people get on the index, each measured twice; shares in 0..1. */
export interface WorkingFromHomeMeasures {
  mean: number;
  sd: number;
  /** That the index states. */
  reliability: number;
  retest: number;
  bands: { low: number; average: number; high: number };
  /** People whose true index lies in the 95 % band of the measured one. */
  covered: number;
  /** People whose two measurements are further apart than 1.96 √2 standard errors. */
  falseDifferences: number;
}

function measureOne(seed: number) {
  const random = seededRandom(seed);
  const person = makeUpPerson(random);
  const stored = scorePersonality({ answers: answersOf(person, random) });
  const now = workingFromHome(stored, 'report');
  const again = scorePersonality({ answers: answersOf(person, random) });
  const later = workingFromHome(again, 'report');
  if (!now || !later) throw new Error('A complete result without an index');
  const raw = trueRawScores(person);
  const weighted = [...workingFromHomeWeights].map(([code, weight]) => {
    const { mean, sd } = stored.scaleNorms[code as FacetCode];
    return (weight * ((raw.get(code as FacetCode) ?? 0) - mean)) / sd;
  });
  const truth = toT(weighted.reduce((sum, part) => sum + part, 0) / data.sd_of_weighted_z);
  return { now, later, truth };
}

/** @param size people with the seeds 1..size. */
export function measureWorkingFromHome(size: number): WorkingFromHomeMeasures {
  const people = Array.from({ length: size }, (_, position) => measureOne(position + 1));
  const share = (holds: (one: (typeof people)[number]) => boolean) =>
    people.filter(holds).length / size;
  const t = people.map(({ now }) => now.t);
  return {
    mean: mean(t),
    sd: standardDeviation(t),
    reliability: people[0]?.now.reliability ?? 0,
    retest:
      pearson(
        t,
        people.map(({ later }) => later.t),
      ) ?? 0,
    bands: {
      low: share(({ now }) => now.band === 'low'),
      average: share(({ now }) => now.band === 'average'),
      high: share(({ now }) => now.band === 'high'),
    },
    covered: share(({ now, truth }) => now.interval[0] <= truth && truth <= now.interval[1]),
    falseDifferences: share(
      ({ now, later }) => Math.abs(now.t - later.t) > 1.96 * Math.SQRT2 * now.sem,
    ),
  };
}
