import type { IqScore as WireScore } from '@assay/contract/iq';
import type { Language } from '@assay/contract/languages';
import { iqTexts } from '@assay/instruments/iq/own-texts';
import type { IqScore } from '@assay/instruments/iq/present';
import { textFor, verdictOf } from '@assay/instruments/iq/texts';

/** One score as managers get it, with words for them. */
export function presentIqScore(score: IqScore, language: Language | null): WireScore {
  const { code, name, iq, interval, t, tInterval, sten, percentile, band } = score;
  const { right, answered, asked } = score;
  return {
    code,
    name,
    description: iqTexts(language).scores[code].description,
    inWords: verdictOf(score, language),
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
    text: textFor(score, 'report', language),
  };
}
