import type { StoredAnswer } from '@assay/contract/instruments';
import { strainBandOf, type StrainBand, strainBands, strainInterval } from '../burnout/bands.ts';
import { categories, type CategoryCode } from '../burnout/categories.ts';
import { compareBurnout } from '../burnout/change.ts';
import { keysOf } from '../burnout/definition.ts';
import {
  burnoutScore,
  categoryScore,
  itemScore,
  type Measured,
  scoreBurnout,
  type StoredBurnout,
} from '../burnout/score.ts';
import { answersOf, drawStrain } from '../burnout/simulate.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { cronbachAlpha } from '../statistics/reliability.ts';

/** What made-up people, each measured on many occasions without any change, show; shares in 0..1. */
export interface BurnoutMeasures {
  categories: {
    code: CategoryCode;
    name: string;
    alpha: number;
    retest: number;
    mean: number;
    sd: number;
  }[];
  overall: {
    mean: number;
    sd: number;
    retest: number;
    bands: Record<StrainBand, number>;
    /** People whose band differs between two occasions. */
    otherBand: number;
    /** People whose two occasions differ by more than the limit of reliable change. */
    falseChanges: number;
    /** People whose long-run score lies in the interval of the first occasion. */
    covered: number;
  };
}

/** Occasions behind a long-run score. */
const occasions = 40;

interface Member {
  answers: StoredAnswer[];
  first: StoredBurnout;
  second: StoredBurnout;
  /** Mean burnout score over many more occasions. */
  longRun: number;
}

const total = (stored: StoredBurnout): Measured => {
  const found = burnoutScore(stored);
  if (!found) throw new Error('A complete record without a score');
  return found;
};

function makeMember(seed: number): Member {
  const random = seededRandom(seed);
  const strain = drawStrain(random);
  const measure = (answers = answersOf(strain, random)) => scoreBurnout({ answers });
  const answers = answersOf(strain, random);
  const first = measure(answers);
  const second = measure();
  const more = Array.from({ length: occasions }, () => total(measure()).score);
  return { answers, first, second, longRun: mean(more) };
}

function measureCategory(cohort: readonly Member[], code: CategoryCode) {
  const keys = keysOf(code);
  const rows = cohort.map(({ answers }) =>
    keys.map(({ questionId, reversed }) =>
      itemScore(answers[questionId - 1]?.index ?? 0, reversed),
    ),
  );
  const scores = (of: 'first' | 'second') =>
    cohort.map((member) => categoryScore(member[of], code)?.score ?? 0);
  return {
    alpha: cronbachAlpha(rows) ?? 0,
    retest: pearson(scores('first'), scores('second')) ?? 0,
    mean: mean(scores('first')),
    sd: standardDeviation(scores('first')),
  };
}

/** @param size people with the seeds 1..size, who answer every question. */
export function measureBurnout(size: number): BurnoutMeasures {
  const cohort = Array.from({ length: size }, (_, position) => makeMember(position + 1));
  const share = (holds: (member: Member) => boolean) => cohort.filter(holds).length / size;
  const bandOf = (stored: StoredBurnout) => strainBandOf(total(stored).score);
  const scores = (of: 'first' | 'second') => cohort.map((member) => total(member[of]).score);
  return {
    categories: categories.map(({ code, name }) => ({
      code,
      name,
      ...measureCategory(cohort, code),
    })),
    overall: {
      mean: mean(scores('first')),
      sd: standardDeviation(scores('first')),
      retest: pearson(scores('first'), scores('second')) ?? 0,
      bands: Object.fromEntries(
        strainBands.map((band) => [band, share(({ first }) => bandOf(first) === band)]),
      ) as Record<StrainBand, number>,
      otherBand: share(({ first, second }) => bandOf(first) !== bandOf(second)),
      falseChanges: share(
        ({ first, second }) =>
          compareBurnout(first, second)?.overall?.verdict !== 'no meaningful difference',
      ),
      covered: share(({ first, longRun }) => {
        const [low, high] = strainInterval(total(first));
        return low <= longRun && longRun <= high;
      }),
    },
  };
}
