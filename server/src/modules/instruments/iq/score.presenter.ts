import type { IqScore as WireScore } from '@assay/contract/iq';
import type { Language } from '@assay/contract/languages';
import { iqTexts } from '@assay/instruments/iq/own-texts';
import type { IqScore } from '@assay/instruments/iq/present';
import { isTold, textFor, verdictOf } from '@assay/instruments/iq/texts';

const untold = {
  iq: null,
  interval: null,
  t: null,
  tInterval: null,
  sten: null,
  percentile: null,
  band: null,
};

/** One score as managers get it, with words for them; without a number where the answers carry none. */
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
    ...(isTold(score) ? { iq, interval, t, tInterval, sten, percentile, band } : untold),
    text: textFor(score, 'report', language),
  };
}
