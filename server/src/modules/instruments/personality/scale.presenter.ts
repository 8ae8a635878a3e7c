import type { ScaleScore } from '@assay/contract/personality';
import type { PersonalityScore } from '@assay/instruments/personality/present';
import { findScale } from '@assay/instruments/personality/scales';
import { type Reader, textFor } from '@assay/instruments/personality/texts/texts';

/** One measured scale as the wire shows it, with the words for its reader. */
export function presentScale(score: PersonalityScore, reader: Reader): ScaleScore {
  const { code, name, kind, factor, t, sten, percentile, band, interval } = score;
  const description = findScale(code)?.description ?? '';
  const text = textFor(code, band, reader);
  return { code, name, description, kind, factor, t, sten, percentile, band, interval, text };
}
