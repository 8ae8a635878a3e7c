/**
 * The 95 % interval of a share by Wilson (1927), which has a width at 0 and 1 too.
 * @param share 0..1. @param n people or questions behind it, above 0. @returns both ends, 0..1.
 */
export function wilson(share: number, n: number): [low: number, high: number] {
  const z2 = 1.96 ** 2;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (1.96 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n ** 2));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
