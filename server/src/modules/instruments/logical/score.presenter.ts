import type { LogicalScore as WireScore } from '@assay/contract/logical';
import type { Language } from '@assay/contract/languages';
import { logicalTexts } from '@assay/instruments/logical/own-texts';
import type { LogicalScore } from '@assay/instruments/logical/present';
import { isTold, textFor, verdictOf } from '@assay/instruments/logical/texts';

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
export function presentLogicalScore(score: LogicalScore, language: Language | null): WireScore {
  const { code, name, iq, interval, t, tInterval, sten, percentile, band } = score;
  const { right, answered, asked } = score;
  return {
    code,
    name,
    description: logicalTexts(language).scores[code].description,
    inWords: verdictOf(score, language),
    right,
    answered,
    asked,
    ...(isTold(score) ? { iq, interval, t, tInterval, sten, percentile, band } : untold),
    text: textFor(score, 'report', language),
  };
}
