import {
  type Band,
  bandOf,
  intervalOf,
  percentileOf,
  stenOf,
  toT,
  toTenth,
} from '../score/standard-scores.ts';
import type { ResponseStyle } from '../response-style/verdict.ts';
import type { NormCitation, ScaleNorm } from './norms.ts';
import { judgeResponseStyle } from './response-style.verdict.ts';
import { type Factor, facetsOf, type Scale, type ScaleCode, scales } from './scales.ts';
import type { ScaleSum, StoredPersonality } from './score.ts';

export type Purpose = 'recruitment' | 'development';

/** One measured scale with everything needed to check it by hand. */
export interface PersonalityScore {
  kind: Scale['kind'];
  /** Factor 1..5, facet 1..30 or tendency 31..38: unique together with `kind`; `code` is unique alone. */
  scaleId: number;
  code: ScaleCode;
  name: string;
  /** Factor that a facet belongs to. */
  factor: Factor['code'] | null;
  /** Facets and tendencies 4..20, factors 24..120. */
  raw: number;
  /** Mean, standard deviation and reliability that the raw score was compared with. */
  norm: ScaleNorm;
  /** (raw − mean) / SD, unrounded. */
  z: number;
  /** One decimal; band and interval are made from this very number. */
  t: number;
  sten: number;
  /** 0..100, one decimal. */
  percentile: number;
  band: Band;
  /** T ± 1.96 standard errors. */
  interval: [low: number, high: number];
}

export interface PersonalityView {
  purpose: Purpose;
  version: string;
  norm: NormCitation;
  tendencyNorm: NormCitation;
  /** Factors, facets, tendencies, in their order, without the absent ones. */
  scores: PersonalityScore[];
  /** Scales with fewer than 75 % of their items answered. */
  absent: ScaleCode[];
  responseStyle: ResponseStyle;
}

/** Touches political opinion, which has no place in a selection. */
const leftOutOfSelection = 'O6';

/** Mean × count, or null below 75 % of the items. */
function rawOf({ sum, answered }: ScaleSum, items: number, fullLength: number): number | null {
  return answered < 0.75 * items ? null : (sum / answered) * fullLength;
}

/** The facets that a factor is made of for this purpose. */
export function facetsFor(factor: Factor['code'], purpose: Purpose) {
  return facetsOf(factor).filter(
    ({ code }) => purpose === 'development' || code !== leftOutOfSelection,
  );
}

function rawScore(stored: StoredPersonality, scale: Scale, purpose: Purpose): number | null {
  if (scale.kind !== 'factor') return rawOf(stored.sums[scale.code], 4, 4);
  const parts = facetsFor(scale.code, purpose).map(({ code }) => stored.sums[code]);
  const total = {
    sum: parts.reduce((sum, part) => sum + part.sum, 0),
    answered: parts.reduce((sum, part) => sum + part.answered, 0),
  };
  // Five facets of O stand for six: their sum × 6/5 is the same as the item mean × 24.
  return rawOf(total, parts.length * 4, 24);
}

/**
 * The published mean of O includes O6, which lies below its other facets. Compared with that, everybody would
 * gain two or three T points once O6 is left out, so the mean is built from the five facets, like the score.
 */
function normFor(stored: StoredPersonality, scale: Scale, purpose: Purpose): ScaleNorm {
  const norm = stored.scaleNorms[scale.code];
  if (scale.code !== 'O' || purpose === 'development') return norm;
  const means = facetsFor('O', purpose).map(({ code }) => stored.scaleNorms[code].mean);
  const mean = (means.reduce((sum, value) => sum + value, 0) * 6) / means.length;
  return { ...norm, mean: Math.round(mean * 1000) / 1000 };
}

function toScore(scale: Scale, raw: number, norm: ScaleNorm): PersonalityScore {
  const z = (raw - norm.mean) / norm.sd;
  const t = toTenth(toT(z));
  const [low, high] = intervalOf(t, norm.reliability);
  return {
    kind: scale.kind,
    scaleId: scale.id,
    code: scale.code,
    name: scale.name,
    factor: scale.factor,
    raw: Math.round(raw * 100) / 100,
    norm,
    z,
    t,
    sten: stenOf(z),
    percentile: toTenth(percentileOf(z)),
    band: bandOf(t),
    interval: [toTenth(low), toTenth(high)],
  };
}

/**
 * What a report shows of a stored result. Pure and cheap: nothing is scored again.
 * @param options.purpose in `recruitment` facet O6 is left out and factor O is five facets × 6/5.
 */
export function presentPersonality(
  stored: StoredPersonality,
  options: { purpose: Purpose },
): PersonalityView {
  const { purpose } = options;
  const shown = scales.filter(
    ({ code }) => purpose === 'development' || code !== leftOutOfSelection,
  );
  const absent: ScaleCode[] = [];
  const scores: PersonalityScore[] = [];
  for (const scale of shown) {
    const raw = rawScore(stored, scale, purpose);
    if (raw === null) absent.push(scale.code);
    else scores.push(toScore(scale, raw, normFor(stored, scale, purpose)));
  }
  return {
    purpose,
    version: stored.version,
    norm: stored.norm,
    tendencyNorm: stored.tendencyNorm,
    scores,
    absent,
    responseStyle: judgeResponseStyle(stored.responseStyle),
  };
}

/**
 * T-scores by scale code, for lists and averages, the way recruitment shows them: facet O6 is not among them and
 * O is made without it. A report on development may therefore show a slightly different O. Absent scales are missing.
 */
export function summarisePersonality(stored: StoredPersonality): Record<string, number> {
  const { scores } = presentPersonality(stored, { purpose: 'recruitment' });
  return Object.fromEntries(scores.map(({ code, t }) => [code, t]));
}
