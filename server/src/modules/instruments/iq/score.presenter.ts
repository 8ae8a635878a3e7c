import type { IqScore as WireScore } from '@assay/contract/iq';
import type { IqScore } from '@assay/instruments/iq/present';
import { describe, textFor, verdictOf } from '@assay/instruments/iq/texts';

/** One score as managers get it, with words for them. */
export function presentIqScore(score: IqScore): WireScore {
  const { code, name, iq, interval, t, tInterval, sten, percentile, band } = score;
  const { right, answered, asked } = score;
  return {
    code,
    name,
    description: describe(code),
    inWords: verdictOf(score),
    right,
    answered,
    asked,
    iq,
    interval,
    t,
    tInterval,
    sten,
    percentile,
    band,
    text: textFor(score, 'report'),
  };
}
