import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { cronbachAlpha } from '../statistics/reliability.ts';
import { wilson } from '../statistics/share-interval.ts';
import { pointsOf, type ScoredQuestion, type SkillReliability, type StoredSkill } from './score.ts';

/** Below this number of people alpha, difficulty and correlations would be mostly chance (ours). */
export const enoughPeople = 30;

/**
 * Kuder and Richardson's formula 20, or Cronbach's alpha where some answers are partly right. A question whose time ran
 * out counts as wrong, so on a test that is too fast the value flatters.
 * @param results of one test; those are used that answered just these versions.
 * @param versionIds of the questions as they are now.
 * @returns null for fewer than 30 people, and where the sums do not vary or the questions contradict each other.
 */
export function measureReliability(
  results: readonly StoredSkill[],
  versionIds: readonly number[],
): SkillReliability | null {
  const rows = results.flatMap(({ questions }) => {
    const byVersion = new Map(questions.map((question) => [question.versionId, question]));
    const row = versionIds.flatMap((id) => byVersion.get(id) ?? []);
    return row.length === versionIds.length && questions.length === row.length ? [row] : [];
  });
  if (rows.length < enoughPeople || versionIds.length < 2) return null;
  const value = cronbachAlpha(rows.map((row) => row.map(({ points }) => points)));
  if (value === null || value <= 0) return null;
  const whole = rows.every((row) =>
    row.every(({ points, maximum }) => points === 0 || points === maximum),
  );
  return {
    coefficient: whole ? 'KR-20' : 'alpha',
    value,
    sd: standardDeviation(rows.map((row) => pointsOf(row).percent)),
    n: rows.length,
  };
}

/** A score in per cent of the maximum with its uncertainty; unrounded. */
export interface Measured {
  percent: number;
  /** From the reliability among own people, or from the binomial distribution alone. */
  method: 'reliability' | 'binomial';
  /** In per cent of the maximum. */
  standardError: number;
  /** 95 %, within 0..100. */
  interval: [low: number, high: number];
}

/** Questions of unlike weight count as somewhat fewer: (Σ maximum)² / Σ maximum². */
function effectiveLength(questions: readonly ScoredQuestion[]): number {
  const maxima = questions.map(({ maximum }) => maximum);
  const sum = maxima.length * mean(maxima);
  return sum ** 2 / maxima.reduce((squares, maximum) => squares + maximum ** 2, 0);
}

/**
 * How sure a score is.
 *
 * With a reliability from own data: SD √(1 − reliability), the same for everybody, band ± 1.96 of it. Without: the
 * binomial error of Lord (1955), √(p (1 − p) / (k − 1)), as if the questions were drawn from a large pool of such
 * questions; its band is Wilson's (1927), because Lord's error is 0 for somebody with everything right. Partly right
 * answers spread less than right and wrong ones, so for them the binomial error is on the large side.
 * @throws RangeError without questions.
 */
export function measure(
  questions: readonly ScoredQuestion[],
  reliability: SkillReliability | null,
): Measured {
  const { percent } = pointsOf(questions);
  if (reliability) {
    const standardError = reliability.sd * Math.sqrt(1 - reliability.value);
    const half = 1.96 * standardError;
    const interval: Measured['interval'] = [
      Math.max(0, percent - half),
      Math.min(100, percent + half),
    ];
    return { percent, method: 'reliability', standardError, interval };
  }
  const share = percent / 100;
  const length = effectiveLength(questions);
  const [low, high] = wilson(share, length);
  return {
    percent,
    method: 'binomial',
    // With a single question there is nothing to estimate it from; then half of the range is the honest answer.
    standardError: length > 1 ? 100 * Math.sqrt((share * (1 - share)) / (length - 1)) : 50,
    interval: [100 * low, 100 * high],
  };
}

/**
 * Whether two people did differently on the same test beyond measurement error (95 %). The two bands are combined as
 * Newcombe (1998) combines Wilson's, which is 1.96 √(SE₁² + SE₂²) where both are symmetric.
 */
export function differs(one: Measured, other: Measured): boolean {
  const [high, low] = one.percent >= other.percent ? [one, other] : [other, one];
  const down = high.percent - high.interval[0];
  const up = low.interval[1] - low.percent;
  return high.percent - low.percent > Math.hypot(down, up);
}

/** Wilson's interval of a percentile among n people, 0..100. */
export function groupInterval(percentile: number, n: number): [low: number, high: number] {
  const [low, high] = wilson(percentile / 100, n);
  return [100 * low, 100 * high];
}
