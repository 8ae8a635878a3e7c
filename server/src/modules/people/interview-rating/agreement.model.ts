import type { Agreement } from '@assay/contract/interview-ratings';

type Scores = readonly (number | null)[];

/**
 * How far raters agree, by counting: each pair of raters at each criterion that both have scored. Counts and no coefficient:
 * from a handful of pairs one would say nothing. Null where there is no pair.
 */
export function agreementOf(raters: readonly Scores[]): Agreement | null {
  let [compared, same, within_one] = [0, 0, 0];
  let widest: Agreement['widest'] = null;
  const criteria = Math.max(0, ...raters.map((scores) => scores.length));
  for (let criterion = 0; criterion < criteria; criterion += 1) {
    const given = raters.flatMap((scores) => scores[criterion] ?? []);
    for (const [at, one] of given.entries()) {
      for (const other of given.slice(at + 1)) {
        compared += 1;
        if (one === other) same += 1;
        if (Math.abs(one - other) <= 1) within_one += 1;
      }
    }
    const [low, high] = [Math.min(...given), Math.max(...given)];
    const apart: number = widest === null ? 0 : widest.high - widest.low;
    if (given.length > 1 && high - low > apart) widest = { criterion, low, high };
  }
  return compared === 0 ? null : { raters: raters.length, compared, same, within_one, widest };
}

/** Of the scores that were given, not rounded; null where there is none. */
export function meanOf(scores: Scores): number | null {
  const given = scores.filter((score) => score !== null);
  return given.length === 0 ? null : given.reduce((sum, score) => sum + score, 0) / given.length;
}
