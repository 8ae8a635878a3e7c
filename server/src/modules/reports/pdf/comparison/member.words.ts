import type { PersonalityComparison } from '@assay/contract/comparisons';
import { number, range } from '../report.words.ts';

type Member = PersonalityComparison['members'][number];
type Scale = PersonalityComparison['scales'][number];

/** A fit in one sentence, with its interval. */
export function fitInWords(fit: NonNullable<Member['fit']>): string {
  const { percentile, percentileInterval, median, interval } = fit;
  return percentile === null || percentileInterval === null
    ? `${number(median)} (${range(interval)}) of 100, by an earlier formula`
    : `higher than ${number(percentile)} (${range(percentileInterval)}) of 100 typical people`;
}

/** Each factor with its facets behind it, then the tendencies. */
export function inOrder(scales: readonly Scale[]): Scale[] {
  const facetsOf = (factor: Scale) => scales.filter((scale) => scale.factor === factor.code);
  return scales
    .filter(({ kind }) => kind !== 'facet')
    .flatMap((scale) => (scale.kind === 'factor' ? [scale, ...facetsOf(scale)] : [scale]));
}

export function scoreOf({ scores }: Member, { code }: Pick<Scale, 'code'>) {
  return scores.find((score) => score.code === code);
}
