/** Lanczos approximation (g = 7, 9 terms; P. Godfrey), good to about 1e-14 for x > 0. */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
    12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const shifted = x - 1;
  const base = shifted + 7.5;
  let sum = 0.9999999999998099;
  terms.forEach((term, position) => {
    sum += term / (shifted + position + 1);
  });
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

/** Continued fraction of the incomplete beta function, evaluated by Lentz's method (DLMF 8.17.22). */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const away = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= 1000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) return value;
  }
  throw new RangeError(`The incomplete beta function did not converge at ${x}, ${a}, ${b}`);
}

/**
 * Regularised incomplete beta function I_x(a, b).
 * @param x in 0..1. @param a shape, > 0. @param b shape, > 0.
 * @returns a probability in 0..1, about 1e-12.
 * @throws RangeError outside these ranges.
 * @public
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(x >= 0 && x <= 1) || !(a > 0) || !(b > 0)) {
    throw new RangeError(`No incomplete beta at x ${x}, a ${a}, b ${b}`);
  }
  if (x === 0 || x === 1) return x;
  // The fraction converges fast on one side of the mean only; the other side is its mirror.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFront =
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(logFront) * betaFraction(x, a, b)) / a;
}

/**
 * Upper tail P(T > t) of Student's t distribution.
 * @param t any number. @param df degrees of freedom, > 0.
 * @returns a probability in 0..1; double it at |t| for a two-sided p. @throws RangeError when df ≤ 0.
 */
export function studentTail(t: number, df: number): number {
  const beyond = incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2;
  return t >= 0 ? beyond : 1 - beyond;
}

/**
 * The t below which the share `p` of Student's t distribution lies: the inverse of `studentTail`, by bisection.
 * @param p probability between 0 and 1, both excluded. @param df degrees of freedom, > 0.
 * @returns t, relative error about 1e-12. @throws RangeError outside these ranges.
 */
export function studentQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`Not a probability between 0 and 1: ${p}`);
  if (p < 0.5) return -studentQuantile(1 - p, df);
  let low = 0;
  let high = 1;
  while (studentTail(high, df) > 1 - p) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (studentTail(middle, df) > 1 - p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Upper tail P(F > f) of the F distribution.
 * @param f ≥ 0. @param df1 numerator degrees of freedom, > 0. @param df2 denominator's, > 0.
 * @returns a probability in 0..1. @throws RangeError outside these ranges.
 * @public
 */
export function fTail(f: number, df1: number, df2: number): number {
  if (!(f >= 0)) throw new RangeError(`Not an F value: ${f}`);
  return incompleteBeta(df2 / (df2 + df1 * f), df2 / 2, df1 / 2);
}

/**
 * The f below which the share `p` of the F distribution lies: the inverse of `fTail`, by bisection.
 * @param p probability between 0 and 1, both excluded. @param df1 numerator degrees of freedom, > 0. @param df2 denominator's, > 0.
 * @returns f, relative error about 1e-12. @throws RangeError outside these ranges.
 */
export function fQuantile(p: number, df1: number, df2: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`Not a probability between 0 and 1: ${p}`);
  let low = 0;
  let high = 1;
  while (fTail(high, df1, df2) > 1 - p) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (fTail(middle, df1, df2) > 1 - p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
