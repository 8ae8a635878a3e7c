/** Share of a normal distribution below z; within 1e-7 (Abramowitz and Stegun, 26.2.17). */
export function shareBelow(z: number): number {
  if (z < 0) return 1 - shareBelow(-z);
  const k = 1 / (1 + 0.2316419 * z);
  const factors = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const polynomial = factors.reduce((sum, factor) => (sum + factor) * k, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}

/** The z below which a share lies, −4..4; by halving, which is enough for a drawing. */
export function zOfShare(share: number): number {
  let [low, high] = [-4, 4];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
