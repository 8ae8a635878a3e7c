import { shownDifference } from '@assay/contract/shown-difference';
import { toHundredth, toTenth } from '../score/standard-scores.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { enoughItems, type ItemValues } from './answers.ts';
import { byCategory, type CategoryCode } from './categories.ts';
import { itemCategories } from './definition.ts';
import { emphasisProfile } from './emphasis.ts';
import type { ItemMeans } from './versions.ts';

export type MatchBand = 'opposed' | 'within chance' | 'moderate' | 'strong';

/** What lies between two profiles in one category; points of the scale, one decimal. */
export interface CategoryGap {
  code: CategoryCode;
  /** Root mean square of the centred differences of its questions, 0 and up. */
  rms: number;
  /** First minus second, both centred, −12..12. */
  difference: number;
  /** 95 % band of the difference. */
  interval: [low: number, high: number];
  /** The band leaves out 0; otherwise say "no clear difference". */
  meaningful: boolean;
}

export interface Match {
  /** Correlation over the shared questions, −1..1, two decimals; all below is made from this very number. */
  r: number;
  /** tanh(atanh r ± 1.96 / √(n − 3)), two decimals. */
  interval: [low: number, high: number];
  /** 100 · max(0, r), a whole number. */
  fit: number;
  fitInterval: [low: number, high: number];
  band: MatchBand;
  /** The interval leaves out 0. */
  clear: boolean;
  /** Shared questions: 40, fewer for imported data. */
  n: number;
  gaps: CategoryGap[];
}

/** Why two profiles have no match. */
export type NoMatch =
  | 'other questions'
  | 'first is flat'
  | 'second is flat'
  | 'too few shared answers';

export type MatchResult = { match: Match; reason: null } | { match: null; reason: NoMatch };

const toFit = (r: number) => Math.round(100 * Math.max(0, r));

/** Limits of ours: .31 is where 40 unrelated pairs end in 97.5 of 100 cases, .50 is called large by convention. */
export function matchBandOf(r: number): MatchBand {
  if (r < 0) return 'opposed';
  if (r <= 0.31) return 'within chance';
  return r < 0.5 ? 'moderate' : 'strong';
}

/**
 * Fisher's interval of a correlation, 95 %.
 * @param r −1..1; the ends stay where they are. @param n pairs, > 3.
 * @throws RangeError outside.
 */
export function correlationInterval(r: number, n: number): [low: number, high: number] {
  if (!(Math.abs(r) <= 1) || !(n > 3)) throw new RangeError(`No interval for r ${r}, n ${n}`);
  const half = 1.96 / Math.sqrt(n - 3);
  return [Math.tanh(Math.atanh(r) - half), Math.tanh(Math.atanh(r) + half)];
}

/** Averages of equal answers may differ in the last digits. */
const isFlat = (values: readonly number[]) => standardDeviation(values) < 1e-9;

interface Pair {
  code: CategoryCode | undefined;
  first: number;
  second: number;
}

function pairsOf(first: ItemValues, second: ItemValues): Pair[] {
  return itemCategories.flatMap((code, position) => {
    const [a, b] = [first[position] ?? null, second[position] ?? null];
    return a === null || b === null ? [] : [{ code, first: a, second: b }];
  });
}

function gapsOf(first: ItemValues, second: ItemValues): CategoryGap[] {
  const differences = first.map((value, position) => {
    const other = second[position] ?? null;
    return value === null || other === null ? null : value - other;
  });
  const profile = emphasisProfile(differences);
  if (!profile) return [];
  const [own, others] = [first, second].map((values) => {
    const categories = emphasisProfile(values)?.categories ?? [];
    return new Map(categories.map(({ code, centred }) => [code, centred]));
  });
  const squares = byCategory<number[]>(() => []);
  differences.forEach((difference, position) => {
    const code = itemCategories[position];
    if (code && difference !== null) squares[code].push((difference - profile.ownMean) ** 2);
  });
  return profile.categories.map(({ code, centred, interval, emphasis }) => {
    const [one, other] = [own?.get(code), others?.get(code)];
    return {
      code,
      rms: toTenth(Math.sqrt(mean(squares[code]))),
      // Of the two figures that stand beside it.
      difference:
        one === undefined || other === undefined ? centred : shownDifference(one, other, 1),
      interval,
      meaningful: emphasis !== 'middle',
    };
  });
}

/** Why there is nothing to correlate; null where there is. */
function whyNone(first: ItemValues, second: ItemValues): NoMatch | null {
  const pairs = pairsOf(first, second);
  if (pairs.length < enoughItems * itemCategories.length) return 'too few shared answers';
  if (isFlat(pairs.map((pair) => pair.first))) return 'first is flat';
  return isFlat(pairs.map((pair) => pair.second)) ? 'second is flat' : null;
}

/**
 * How alike two profiles are in shape: their correlation over the 40 questions. Levels do not count: centring each
 * respondent on the own mean is part of a correlation.
 * @param first @param second values in the order of the questions, of a subject or of an organisation.
 * @returns a reason where there is nothing to correlate: somebody gave every practice the same value, or fewer than 30
 *   questions are shared.
 */
export function matchProfiles(first: ItemValues, second: ItemValues): MatchResult {
  const reason = whyNone(first, second);
  if (reason !== null) return { match: null, reason };
  const pairs = pairsOf(first, second);
  const n = pairs.length;
  const [own, other] = [pairs.map((pair) => pair.first), pairs.map((pair) => pair.second)];
  const r = toHundredth(pearson(own, other) ?? 0);
  const [low, high] = correlationInterval(r, n).map(toHundredth) as [number, number];
  return {
    match: {
      r,
      interval: [low, high],
      fit: toFit(r),
      fitInterval: [toFit(low), toFit(high)],
      band: matchBandOf(r),
      clear: low > 0 || high < 0,
      n,
      gaps: gapsOf(first, second),
    },
    reason: null,
  };
}

/** What is matched: a subject's or an organisation's values, with what they answered. */
interface Answered {
  version: string;
  values: ItemValues;
  wanted?: ItemMeans;
}

/** Each practice less what others wanted of it, so that being wanted by everybody brings nobody closer. */
function withoutAppeal({ values, wanted }: Answered): ItemValues {
  if (wanted === undefined) return values;
  return values.map((value, at) => (value === null ? null : value - (wanted.values[at] ?? 0)));
}

/**
 * The match of two stored profiles, made only where both answered the same version of the questions. Gaps are between
 * the answers as they are: a wish that everybody has is a wish all the same.
 */
export function matchStored(first: Answered, second: Answered): MatchResult {
  if (first.version !== second.version) return { match: null, reason: 'other questions' };
  // Of the answers as they are: without what others want, even those that never differ would seem to.
  const reason = whyNone(first.values, second.values);
  if (reason !== null) return { match: null, reason };
  const result = matchProfiles(withoutAppeal(first), withoutAppeal(second));
  if (result.match === null) return result;
  return { ...result, match: { ...result.match, gaps: gapsOf(first.values, second.values) } };
}
