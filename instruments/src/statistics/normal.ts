/*
 * The standard normal distribution in double precision.
 * cdf: W. J. Cody (1969), rational Chebyshev approximations for erf and erfc.
 * quantile: M. J. Wichura (1988), algorithm AS 241, then one Halley step against the cdf.
 */

type Coefficients = readonly number[];

const erfSmall: { p: Coefficients; q: Coefficients } = {
  p: [
    1.85777706184603153e-1, 3.1611237438705656, 1.1386415415105016e2, 3.77485237685302021e2,
    3.20937758913846947e3,
  ],
  q: [
    1, 2.36012909523441209e1, 2.44024637934444173e2, 1.28261652607737228e3, 2.84423683343917062e3,
  ],
};

const erfcMiddle: { p: Coefficients; q: Coefficients } = {
  p: [
    2.15311535474403846e-8, 5.64188496988670089e-1, 8.88314979438837594, 6.61191906371416295e1,
    2.98635138197400131e2, 8.8195222124176909e2, 1.71204761263407058e3, 2.05107837782607147e3,
    1.23033935479799725e3,
  ],
  q: [
    1, 1.57449261107098347e1, 1.17693950891312499e2, 5.37181101862009858e2, 1.62138957456669019e3,
    3.29079923573345963e3, 4.36261909014324716e3, 3.43936767414372164e3, 1.23033935480374942e3,
  ],
};

const erfcTail: { p: Coefficients; q: Coefficients } = {
  p: [
    1.63153871373020978e-2, 3.05326634961232344e-1, 3.60344899949804439e-1, 1.25781726111229246e-1,
    1.60837851487422766e-2, 6.58749161529837803e-4,
  ],
  q: [
    1, 2.56852019228982242, 1.87295284992346725, 5.27905102951428412e-1, 6.05183413124413191e-2,
    2.33520497626869185e-3,
  ],
};

const quantileCentre = {
  p: [
    2.5090809287301226727e3, 3.343057558358812873e4, 6.726577092700870085e4,
    4.5921953931549871457e4, 1.3731693765509461125e4, 1.9715909503065514427e3,
    1.3314166789178437745e2, 3.387132872796366608,
  ],
  q: [
    5.226495278852854561e3, 2.8729085735721942674e4, 3.930789580009271061e4,
    2.1213794301586595867e4, 5.3941960214247511077e3, 6.871870074920579083e2,
    4.2313330701600911252e1, 1,
  ],
};

const quantileNear = {
  p: [
    7.7454501427834140764e-4, 2.27238449892691845833e-2, 2.4178072517745061177e-1,
    1.27045825245236838258, 3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959,
    1.42343711074968357734,
  ],
  q: [
    1.05075007164441684324e-9, 5.475938084995344946e-4, 1.51986665636164571966e-2,
    1.4810397642748007459e-1, 6.8976733498510000455e-1, 1.6763848301838038494,
    2.05319162663775882187, 1,
  ],
};

const quantileFar = {
  p: [
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.2426609473880784386e-3,
    2.6532189526576123093e-2, 2.9656057182850489123e-1, 1.7848265399172913358,
    5.4637849111641143699, 6.6579046435011037772,
  ],
  q: [
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5,
    7.868691311456132591e-4, 1.48753612908506148525e-2, 1.3692988092273580531e-1,
    5.9983220655588793769e-1, 1,
  ],
};

/** Horner's rule, highest power first. */
function polynomial(coefficients: Coefficients, x: number): number {
  let value = 0;
  for (const coefficient of coefficients) value = value * x + coefficient;
  return value;
}

/** e^(-x²), split so that the square of a large x loses no digits. */
function expMinusSquare(x: number): number {
  const head = Math.trunc(x * 16) / 16;
  return Math.exp(-head * head) * Math.exp(-(x - head) * (x + head));
}

function erfcOfPositive(x: number): number {
  if (x <= 0.46875) {
    const y = x * x;
    return 1 - (x * polynomial(erfSmall.p, y)) / polynomial(erfSmall.q, y);
  }
  if (x <= 4) {
    return (expMinusSquare(x) * polynomial(erfcMiddle.p, x)) / polynomial(erfcMiddle.q, x);
  }
  const y = 1 / (x * x);
  const tail = (y * polynomial(erfcTail.p, y)) / polynomial(erfcTail.q, y);
  return (expMinusSquare(x) * (1 / Math.sqrt(Math.PI) - tail)) / x;
}

/**
 * P(Z ≤ z) for a standard normal Z.
 * @param z any number of standard deviations; ±Infinity give 0 and 1, NaN gives NaN.
 * @returns a probability in 0..1, relative error about 1e-15 in the lower tail.
 */
export function normalCdf(z: number): number {
  if (Number.isNaN(z)) return Number.NaN;
  // Beyond the smallest double; also keeps Infinity out of the rational functions.
  if (Math.abs(z) > 39) return z < 0 ? 0 : 1;
  const half = 0.5 * erfcOfPositive(Math.abs(z) * Math.SQRT1_2);
  return z < 0 ? half : 1 - half;
}

function wichura(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(quantileCentre.p, r)) / polynomial(quantileCentre.q, r);
  }
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  const { p: top, q: bottom } = r <= 5 ? quantileNear : quantileFar;
  const shifted = r <= 5 ? r - 1.6 : r - 5;
  const size = polynomial(top, shifted) / polynomial(bottom, shifted);
  return q < 0 ? -size : size;
}

/**
 * The z below which the share `p` of a standard normal lies: the inverse of `normalCdf`.
 * @param p probability in 0..1; 0 and 1 give ∓Infinity.
 * @returns standard deviations, error below 1e-12 wherever p itself is exact.
 * @throws RangeError when p is outside 0..1 or NaN.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`Not a probability: ${p}`);
  if (p === 0) return Number.NEGATIVE_INFINITY;
  if (p === 1) return Number.POSITIVE_INFINITY;
  const z = wichura(p);
  // The polishing step needs a density that does not underflow.
  if (Math.abs(z) > 37) return z;
  const lower = z > 0 ? 1 - p : p;
  const error = (normalCdf(-Math.abs(z)) - lower) * (z > 0 ? -1 : 1);
  const step = (error * Math.sqrt(2 * Math.PI)) / expMinusSquare(z * Math.SQRT1_2);
  return z - step / (1 + (z * step) / 2);
}
