/**
 * Benjamini–Hochberg q of each p: the smallest share of false discoveries at which this one would still be called a
 * discovery, the least over all p at or above it of p · m / rank (Benjamini & Hochberg, 1995). It holds for independent
 * tests and for such as go together positively.
 * @param ps of one family of tests, 0..1. @returns 0..1, in the same order. @throws RangeError for what is no probability.
 */
export function falseDiscoveryRates(ps: readonly number[]): number[] {
  const odd = ps.find((p) => !(p >= 0 && p <= 1));
  if (odd !== undefined) throw new RangeError(`Not a probability: ${odd}`);
  const order = ps.map((_, at) => at).toSorted((a, b) => (ps[b] ?? 0) - (ps[a] ?? 0));
  const rates = ps.map(() => 1);
  let least = 1;
  for (const [place, at] of order.entries()) {
    least = Math.min(least, ((ps[at] ?? 1) * ps.length) / (ps.length - place));
    rates[at] = least;
  }
  return rates;
}
