import { personalityKey } from '../personality/definition.ts';
import { facetsOf, type Scale, type ScaleCode, scales } from '../personality/scales.ts';
import { meaningfulDifference } from '../profiles/comparison.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { cronbachAlpha } from '../statistics/reliability.ts';
import type { CohortMember } from './people.ts';

/** What a cohort shows of one scale; shares in 0..1. */
export interface ScaleMeasures {
  code: ScaleCode;
  name: string;
  /** Cronbach's alpha over the scale's items. */
  alpha: number;
  /** Correlation of the two measurements. */
  retest: number;
  /** Reliability that the norm states. */
  stated: number;
  /** Of T. */
  mean: number;
  sd: number;
  bands: { low: number; average: number; high: number };
  /** People whose true T lies in the 95 % band of the measured one. */
  covered: number;
  /** People whose two measurements differ "meaningfully" although nothing has changed. */
  falseDifferences: number;
}

function itemsOf(scale: Scale) {
  const ids = scale.kind === 'factor' ? facetsOf(scale.code).map(({ id }) => id) : [scale.id];
  return personalityKey.filter(({ scaleId }) => ids.includes(scaleId));
}

function alphaOf(cohort: readonly CohortMember[], scale: Scale): number {
  const keys = itemsOf(scale);
  const rows = cohort.map(({ answers }) =>
    keys.map(({ questionId, reversed }) => {
      const index = answers[questionId - 1]?.index ?? 0;
      return reversed ? 5 - index : index + 1;
    }),
  );
  return cronbachAlpha(rows) ?? 0;
}

function measureScale(cohort: readonly CohortMember[], scale: Scale): ScaleMeasures {
  const rows = cohort.flatMap(({ first, second, trueT }) => {
    const now = first.find(({ code }) => code === scale.code);
    const later = second.find(({ code }) => code === scale.code);
    const truth = trueT.get(scale.code);
    return now && later && truth !== undefined ? [{ now, later, truth }] : [];
  });
  const t = rows.map(({ now }) => now.t);
  const stated = rows[0]?.now.norm.reliability ?? 0;
  const limit = meaningfulDifference(stated);
  const share = (holds: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(holds).length / rows.length;
  return {
    code: scale.code,
    name: scale.name,
    alpha: alphaOf(cohort, scale),
    retest:
      pearson(
        t,
        rows.map(({ later }) => later.t),
      ) ?? 0,
    stated,
    mean: mean(t),
    sd: standardDeviation(t),
    bands: {
      low: share(({ now }) => now.band === 'low'),
      average: share(({ now }) => now.band === 'average'),
      high: share(({ now }) => now.band === 'high'),
    },
    covered: share(({ now, truth }) => now.interval[0] <= truth && truth <= now.interval[1]),
    falseDifferences: share(({ now, later }) => Math.abs(now.t - later.t) > limit),
  };
}

/** All 43 scales, in their order. */
export function measureScales(cohort: readonly CohortMember[]): ScaleMeasures[] {
  return scales.map((scale) => measureScale(cohort, scale));
}

/** Mean correlation of T-scores: two facets of one factor, two facets of different factors (signs as they are). */
export function correlateFacets(cohort: readonly CohortMember[]): {
  within: number;
  between: number;
  largestBetween: number;
} {
  const columns = scales
    .filter((scale) => scale.kind === 'facet')
    .map(({ code, factor }) => ({
      factor,
      t: cohort.map(({ first }) => first.find((score) => score.code === code)?.t ?? 50),
    }));
  const pairs = columns.flatMap((left, at) =>
    columns.slice(0, at).map((right) => ({
      same: left.factor === right.factor,
      r: pearson(left.t, right.t) ?? 0,
    })),
  );
  const of = (same: boolean) => pairs.filter((pair) => pair.same === same).map(({ r }) => r);
  return {
    within: mean(of(true)),
    between: mean(of(false).map(Math.abs)),
    largestBetween: Math.max(...of(false).map(Math.abs)),
  };
}
