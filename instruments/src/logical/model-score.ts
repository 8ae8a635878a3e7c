/**
 * The scale on which people read a logical result: mean 100, SD 15 of what the model expects, whole numbers, for finer steps
 * would claim a precision that is not there. It is made from the T-score to one decimal, by which lists are ordered and which
 * the database keeps, so that every screen, file and threshold comes to the same number.
 */
export function modelScoreOf(t: number): number {
  return Math.round(100 + 1.5 * (t - 50));
}

/** The lowest T-score whose model score reaches this one. */
export function leastTFor(modelScore: number): number {
  return 50 + (Math.ceil(modelScore) - 0.5 - 100) / 1.5;
}
