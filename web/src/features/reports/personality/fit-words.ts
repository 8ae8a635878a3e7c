import type { PersonalityReport } from '../api.ts';

type Fit = NonNullable<PersonalityReport['fit']>;
type Target = Fit['comparison'][number];

/** How a fit compares with what typical people get, as far as its error lets anybody say. */
export function fitInWords({ interval: [from, to], typicalPerson }: Fit): string {
  const { median, quartiles } = typicalPerson;
  const [low, high] = quartiles;
  if (from > high)
    return 'Higher than three in four typical people get, also at the lower end of its band.';
  if (to < low)
    return 'Lower than three in four typical people get, also at the upper end of its band.';
  if (from > median) {
    return 'Higher than the typical person gets, but the band reaches into the range of the middle half.';
  }
  if (to < median) {
    return 'Lower than the typical person gets, but the band reaches into the range of the middle half.';
  }
  return 'The band covers what the typical person gets: this fit cannot be told apart from it.';
}

/** Targets that were missed, what costs most first, each with its share of all that is missing. */
export function costsOf(comparison: readonly Target[]): (Target & { share: number })[] {
  const cost = ({ weight, shortfall }: Target) => weight * shortfall ** 2;
  const all = comparison.reduce((sum, target) => sum + cost(target), 0);
  return comparison
    .filter(({ shortfall }) => shortfall > 0)
    .map((target) => ({ ...target, share: cost(target) / all }))
    .toSorted((one, other) => other.share - one.share);
}
