import type { ScaleCode } from '../personality/scales.ts';
import { falseDiscoveryRates } from '../statistics/false-discovery.ts';
import { spearmanInterval, spearmanP } from '../statistics/rank-correlation.ts';

/** What reviewers rate. */
export const outcomes = ['performance', 'engagement'] as const;
export type Outcome = (typeof outcomes)[number];

/** Fewer people than this show no number at all: an interval would be over .8 wide. */
export const leastPeople = 20;

/** How much weight a statement on n people bears: hidden below 20, exploratory, tentative, usable from 100. *Ours.* */
export type Strength = 'hidden' | 'exploratory' | 'tentative' | 'usable';

/**
 * `supported`: more of the scale goes with more of the outcome; `contrary`: with less. `unclear`: nothing that chance
 * could not bring about, or too little to matter.
 */
export type Verdict = 'supported' | 'unclear' | 'contrary' | 'too few';

/** One scale beside one outcome, before it is judged. */
export interface Correlated {
  code: ScaleCode;
  outcome: Outcome;
  /** People with both. */
  n: number;
  /** Spearman's; null where either does not vary. */
  r: number | null;
}

export interface EvidenceNumbers {
  r: number;
  /** 95 %. */
  interval: [low: number, high: number];
  /** Two-sided, of this scale alone. */
  p: number;
  /** After Benjamini–Hochberg over all scales and both outcomes. */
  q: number;
  /** r drawn towards what is known beforehand: `shrunkCorrelation`. */
  shrunk: number;
}

export interface Evidence extends Omit<Correlated, 'r'> {
  strength: Strength;
  verdict: Verdict;
  /** Null with too few people, and where a scale or an outcome does not vary. */
  numbers: EvidenceNumbers | null;
}

/** One discovery in ten may be false. */
const acceptedFalse = 0.1;
/** Correlations closer to 0 than this explain under 1 % of an outcome. */
const leastShrunk = 0.1;
/** Standard deviation of true correlations around what is expected of them. *Ours.* */
const priorSpread = 0.1;

export function strengthOf(n: number): Strength {
  if (n < leastPeople) return 'hidden';
  if (n < 50) return 'exploratory';
  return n < 100 ? 'tentative' : 'usable';
}

/** What is expected of a scale beforehand: .20 for Conscientiousness and its facets, 0 for the others. *Ours.* */
export function expectedCorrelation(code: ScaleCode): number {
  return /^C[1-6]?$/.test(code) ? 0.2 : 0;
}

/**
 * r̃ = (ρ₀ / τ² + r / SE²) / (1 / τ² + 1 / SE²) with τ = .10 and SE² = (1 − r²)² / (n − 1): the estimate between what is
 * expected beforehand and what n people show.
 * @param r -1..1. @param n people, ≥ 2. @param expected ρ₀, -1..1. @returns -1..1. @throws RangeError outside.
 */
export function shrunkCorrelation(r: number, n: number, expected: number): number {
  if (!(Math.abs(r) <= 1) || !(n >= 2)) throw new RangeError(`Nothing to shrink: r ${r}, n ${n}`);
  const [error, spread] = [(1 - r * r) ** 2 / (n - 1), priorSpread ** 2];
  return (expected * error + r * spread) / (error + spread);
}

function verdictOf({ q, shrunk }: EvidenceNumbers): Verdict {
  if (q > acceptedFalse || Math.abs(shrunk) < leastShrunk) return 'unclear';
  return shrunk > 0 ? 'supported' : 'contrary';
}

/**
 * Judges all scales and outcomes of one success profile together, which is the family that false discoveries are counted
 * in: judged one by one, two in forty scales would be called significant by chance.
 * @param least people below whom nothing is said; only the folds of a cross-validation, one person short, say less.
 * @returns in the same order.
 */
export function judge(all: readonly Correlated[], least = leastPeople): Evidence[] {
  const told = all.flatMap(({ n, r, code }, at) =>
    n < least || r === null ? [] : [{ at, n, r, code, p: spearmanP(r, n) }],
  );
  const rates = falseDiscoveryRates(told.map(({ p }) => p));
  const numbersAt = new Map(
    told.map(({ at, n, r, code, p }, place) => {
      const interval = spearmanInterval(r, n);
      const shrunk = shrunkCorrelation(r, n, expectedCorrelation(code));
      return [at, { r, interval, p, q: rates[place] ?? 1, shrunk }];
    }),
  );
  return all.map(({ r: _, ...one }, at) => {
    const numbers = numbersAt.get(at) ?? null;
    const verdict = numbers === null ? 'unclear' : verdictOf(numbers);
    return {
      ...one,
      strength: strengthOf(one.n),
      verdict: one.n < least ? 'too few' : verdict,
      numbers,
    };
  });
}

/** Whether a scale goes with the outcome, in either direction. */
export function isFound(verdict: Verdict): boolean {
  return verdict === 'supported' || verdict === 'contrary';
}

/** Sorted by evidence: the smallest q first, then the largest r; what has no number comes last, in its order. */
export function byEvidence(one: Evidence, other: Evidence): number {
  if (one.numbers === null || other.numbers === null) {
    return Number(one.numbers === null) - Number(other.numbers === null);
  }
  const [{ q, r }, { q: otherQ, r: otherR }] = [one.numbers, other.numbers];
  return q - otherQ || Math.abs(otherR) - Math.abs(r);
}
