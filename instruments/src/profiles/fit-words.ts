import type { Fit } from './fit.ts';
import type { TypicalFit } from './typical.ts';

/** How a fit compares with what typical people get, as far as its error lets anybody say. */
export function fitInWords({ interval: [from, to] }: Pick<Fit, 'interval'>, typical: TypicalFit) {
  const { median, quartiles } = typical;
  const [low, high] = quartiles;
  if (from > high)
    return 'Higher than three in four typical people get, also at the lower end of its band.';
  if (to < low)
    return 'Lower than three in four typical people get, also at the upper end of its band.';
  if (from > median)
    return 'Higher than the typical person gets, but the band reaches into the range of the middle half.';
  if (to < median)
    return 'Lower than the typical person gets, but the band reaches into the range of the middle half.';
  return 'The band covers what the typical person gets: this fit cannot be told apart from it.';
}
