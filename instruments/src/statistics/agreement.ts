/**
 * Agreement within a group, r_wg = 1 − s² / σ² of answers that fall on every option equally often (James, Demaree &
 * Wolf, 1984): (options² − 1) / 12, which is 4 for seven options. For several items, s² is their mean (the r*_wg(J) of
 * Lindell, Brandt & Whitney, 1999), so that more items do not make it larger.
 * @param variance of the raters' answers (n − 1), or the mean of such, ≥ 0. @param options of the scale, ≥ 2.
 * @returns 0..1; as usual, 0 also for raters who disagree more than chance would.
 * @throws RangeError outside.
 */
export function withinGroupAgreement(variance: number, options: number): number {
  if (!(variance >= 0) || !(options >= 2)) {
    throw new RangeError(`No agreement for variance ${variance}, ${options} options`);
  }
  return Math.max(0, 1 - variance / ((options ** 2 - 1) / 12));
}
