import {
  type Band,
  bandOf,
  intervalOf,
  percentileOf,
  stenOf,
  toT,
  toTenth,
} from '../score/standard-scores.ts';
import type { Language } from '@assay/contract/languages';
import type { ResponseStyle } from '../response-style/verdict.ts';
import { isStartingNorm, type NormCitation, type ScaleNorm } from './norms.ts';
import { judgeResponseStyle } from './response-style.verdict.ts';
import { type Factor, facetsOf, type Scale, type ScaleCode, scales } from './scales.ts';
import type { ScaleSum, StoredPersonality } from './score.ts';
import { type ManagerTexts, managerTexts } from './texts/manager-texts.ts';
import { normInWords } from './texts/norm-words.ts';

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
  /** 0..100, one decimal, by the normal curve: the source publishes mean and spread of the norm, not its distribution. */
  percentile: number;
  /** At the end of the scale the percentile is a bound: at most as many below the lowest sum, at least as many below the highest. */
  end: 'lowest' | 'highest' | null;
  band: Band;
  /** T ± 1.96 standard errors. */
  interval: [low: number, high: number];
}

/** A tendency that has no norm of its own yet: where the answers put it between the ends of the scale. */
export interface TendencyPosition {
  code: ScaleCode;
  name: string;
  /** 4..20 */
  raw: number;
  /** 0..100, whole: the sum between the lowest and the highest possible one. */
  position: number;
  /** Below 40 low, above 60 high (ours): what the answers said, compared with nobody. */
  band: Band;
}

export interface PersonalityView {
  purpose: Purpose;
  version: string;
  /** Whether it was scored before the rules of today, and keeps the norm, names and fit of its time. */
  earlier: boolean;
  norm: NormCitation;
  tendencyNorm: NormCitation;
  /** On development only: the factors against the group of the own age. */
  ageGroup: { norm: NormCitation; factors: { code: Factor['code']; t: number }[] } | null;
  /** Factors, facets, tendencies with a norm of their own, in their order, without the absent ones. */
  scores: PersonalityScore[];
  /** Tendencies without one. */
  positions: TendencyPosition[];
  /** Scales with fewer than 75 % of their items answered. */
  absent: ScaleCode[];
  responseStyle: ResponseStyle;
}

/**
 * What a report for this purpose leaves out. O6 touches political opinion and N3 health: neither has a place in a
 * selection. N3 counts inside factor N only. Results that were scored before these rules keep N3.
 */
function leftOut(
  { scoring }: Pick<StoredPersonality, 'scoring'>,
  purpose: Purpose,
): readonly ScaleCode[] {
  if (purpose === 'development') return [];
  return scoring === undefined ? ['O6'] : ['N3', 'O6'];
}

/** Mean × count, or null below 75 % of the items. */
function rawOf({ sum, answered }: ScaleSum, items: number, fullLength: number): number | null {
  return answered < 0.75 * items ? null : (sum / answered) * fullLength;
}

/** The facets that a factor is made of for this purpose; O6 only where it was asked. */
export function facetsFor(
  factor: Factor['code'],
  purpose: Purpose,
  { sums }: Pick<StoredPersonality, 'sums'>,
) {
  const withO6 = purpose === 'development' && sums.O6.answered > 0;
  return facetsOf(factor).filter(({ code }) => withO6 || code !== 'O6');
}

function rawScore(stored: StoredPersonality, scale: Scale, purpose: Purpose): number | null {
  if (scale.kind !== 'factor') return rawOf(stored.sums[scale.code], 4, 4);
  const parts = facetsFor(scale.code, purpose, stored).map(({ code }) => stored.sums[code]);
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
  const parts = facetsFor('O', purpose, stored);
  if (scale.code !== 'O' || parts.length === 6) return norm;
  const means = parts.map(({ code }) => stored.scaleNorms[code].mean);
  const mean = (means.reduce((sum, value) => sum + value, 0) * 6) / means.length;
  return { ...norm, mean: Math.round(mean * 1000) / 1000 };
}

function nameOf(
  { scoring }: StoredPersonality,
  { code }: Scale,
  { names, words }: ManagerTexts,
): string {
  const { name } = names[code];
  const published: Readonly<Record<string, string>> = words.publishedNames;
  return scoring === undefined ? (published[code] ?? name) : name;
}

/**
 * Whether there are people who answered these very items to compare with. The starting values of the tendencies come from
 * other items; results from before version 2026.2 keep what they said with them.
 */
function hasNorm({ scoring, tendencyNorm }: StoredPersonality, { kind }: Scale): boolean {
  return kind !== 'tendency' || scoring === undefined || !isStartingNorm(tendencyNorm);
}

function toPosition({ code }: Scale, name: string, raw: number): TendencyPosition {
  const position = Math.round((100 * (raw - 4)) / 16);
  const band = position < 40 ? 'low' : position > 60 ? 'high' : 'average';
  return { code, name, raw: Math.round(raw * 100) / 100, position, band };
}

/** Whether a raw score is the lowest or the highest that there is. */
function endOf({ kind }: Scale, raw: number): PersonalityScore['end'] {
  const items = kind === 'factor' ? 24 : 4;
  if (raw <= items) return 'lowest';
  return raw >= 5 * items ? 'highest' : null;
}

function toScore(scale: Scale, name: string, raw: number, norm: ScaleNorm): PersonalityScore {
  const z = (raw - norm.mean) / norm.sd;
  const t = toTenth(toT(z));
  const [low, high] = intervalOf(t, norm.reliability);
  return {
    kind: scale.kind,
    scaleId: scale.id,
    code: scale.code,
    name,
    factor: scale.factor,
    raw: Math.round(raw * 100) / 100,
    norm,
    z,
    t,
    sten: stenOf(z),
    percentile: toTenth(percentileOf(z)),
    end: endOf(scale, raw),
    band: bandOf(t),
    interval: [toTenth(low), toTenth(high)],
  };
}

function ageGroupOf(
  { ageGroup }: StoredPersonality,
  scores: readonly PersonalityScore[],
  language: Language | null,
): PersonalityView['ageGroup'] {
  if (ageGroup === undefined) return null;
  const { factors, ...norm } = ageGroup;
  return {
    norm: normInWords(norm, language),
    factors: factors.flatMap(({ code, mean, sd }) => {
      const score = scores.find((one) => one.code === code);
      return score === undefined ? [] : [{ code, t: toTenth(toT((score.raw - mean) / sd)) }];
    }),
  };
}

/**
 * What a report shows of a stored result. Pure and cheap: nothing is scored again.
 * @param options.purpose in `recruitment` the facets N3 and O6 are left out and factor O is five facets × 6/5.
 * @param options.language of the manager who reads names, norms and signs; English where it is left out or null.
 */
export function presentPersonality(
  stored: StoredPersonality,
  { purpose, language = null }: { purpose: Purpose; language?: Language | null },
): PersonalityView {
  const texts = managerTexts(language);
  const hidden = leftOut(stored, purpose);
  const shown = scales.filter(({ code }) => !hidden.includes(code));
  const absent: ScaleCode[] = [];
  const scores: PersonalityScore[] = [];
  const positions: TendencyPosition[] = [];
  for (const scale of shown) {
    const raw = rawScore(stored, scale, purpose);
    if (raw === null) absent.push(scale.code);
    else if (!hasNorm(stored, scale))
      positions.push(toPosition(scale, texts.names[scale.code].name, raw));
    else {
      const name = nameOf(stored, scale, texts);
      scores.push(toScore(scale, name, raw, normFor(stored, scale, purpose)));
    }
  }
  return {
    purpose,
    version: stored.version,
    earlier: stored.scoring === undefined,
    norm: normInWords(stored.norm, language),
    tendencyNorm: normInWords(stored.tendencyNorm, language),
    ageGroup: purpose === 'development' ? ageGroupOf(stored, scores, language) : null,
    scores,
    positions,
    absent,
    responseStyle: judgeResponseStyle(stored.responseStyle, language),
  };
}

/**
 * T-scores by scale code, for lists and averages, the way recruitment shows them: N3 and O6 are not among them and
 * O is made without O6. A report on development may therefore show a slightly different O. Absent scales are missing.
 */
export function summarisePersonality(stored: StoredPersonality): Record<string, number> {
  const { scores } = presentPersonality(stored, { purpose: 'recruitment' });
  return Object.fromEntries(scores.map(({ code, t }) => [code, t]));
}
