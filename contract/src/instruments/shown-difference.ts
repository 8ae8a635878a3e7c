/** The difference of two numbers as they are shown, rounded to so many digits: beside them no other would be believed. */
export function shownDifference(first: number, second: number, digits = 0): number {
  const one = 10 ** digits;
  return (Math.round(first * one) - Math.round(second * one)) / one;
}
