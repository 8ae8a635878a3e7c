import type { IqScore as WireScore } from '@assay/contract/iq';
import type { IqScore } from '@assay/instruments/iq/present';
import { describe, type Reader, textFor } from '@assay/instruments/iq/texts';

/** One score as the wire shows it, with the words for its reader. */
export function presentIqScore(score: IqScore, reader: Reader): WireScore {
  const { code, name, iq, interval, t, tInterval, sten, percentile, band, answered, asked } = score;
  const text = textFor(score, reader);
  const about = { code, name, description: describe(code) };
  return { ...about, iq, interval, t, tInterval, sten, percentile, band, answered, asked, text };
}
