import { eightyPercent, trueScoreRanges } from '../profiles/true-scores.ts';
import { bandOf, toT } from '../score/standard-scores.ts';
import type { PersonalityScore } from './present.ts';
import type { ScaleCode } from './scales.ts';
import type { StoredPersonality } from './score.ts';

type Range = readonly [low: number, high: number];

/** 80 % of the true scores of a single scale: drawn towards 50 by its reliability, ± 1.28 √(ρ (1 − ρ)) standard deviations. */
function alone({ t, norm: { reliability } }: PersonalityScore): Range {
  const expected = 50 + reliability * (t - 50);
  const half = toT(eightyPercent * Math.sqrt(reliability * (1 - reliability))) - 50;
  return [expected - half, expected + half];
}

/**
 * The scales whose score is low or high while the true one may well be average: its 80 % range reaches across the limit. For
 * facets the others of their factor tell something, too. Words about such a scale have to say so.
 */
export function leaningScales(
  scores: readonly PersonalityScore[],
  { scaleNorms }: Pick<StoredPersonality, 'scaleNorms'>,
): ReadonlySet<ScaleCode> {
  const facets = scores.filter(({ kind }) => kind === 'facet');
  const ranges = trueScoreRanges(new Map(facets.map(({ scaleId, t }) => [scaleId, t])), scaleNorms);
  const leaning = scores.filter((score) => {
    if (score.band === 'average') return false;
    const range = score.kind === 'facet' ? ranges.get(score.scaleId) : alone(score);
    return (range ?? []).some((end) => bandOf(end) !== score.band);
  });
  return new Set(leaning.map(({ code }) => code));
}
