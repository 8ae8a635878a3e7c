import { discrimination, guessing } from '../definition.ts';
import type { Parameters, Row } from './responses.ts';

/*
 * Item parameters by marginal maximum a posteriori (Bock and Aitkin 1981; Mislevy 1986): ability is integrated out over
 * N(0, 1), difficulties are held by a prior around what the rules lead to expect, guessing is fixed.
 */

const nodes = Array.from({ length: 41 }, (_, at) => -4 + 0.2 * at);
const priorSd = 0.6;
/** Of the logarithm of discrimination. */
const discriminationSd = 0.3;

export const rightAt = ({ a, b }: Parameters, theta: number) =>
  guessing + (1 - guessing) / (1 + Math.exp(-a * (theta - b)));

/** Posterior weights of a person over the nodes, making 1. */
function posteriorOf(row: Row, curves: readonly (readonly number[])[]): number[] {
  const logs = nodes.map((theta, node) =>
    row.reduce<number>(
      (sum, answer, item) => {
        const right = curves[item]?.[node] ?? guessing;
        return sum + Math.log(answer === 1 ? right : 1 - right);
      },
      -0.5 * theta * theta,
    ),
  );
  const peak = Math.max(...logs);
  const weights = logs.map((value) => Math.exp(value - peak));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Posterior of every person under the given parameters, by node, and the nodes. */
export function posteriors(rows: readonly Row[], parameters: readonly Parameters[]) {
  const curves = parameters.map((item) => nodes.map((theta) => rightAt(item, theta)));
  return { nodes, weights: rows.map((row) => posteriorOf(row, curves)) };
}

interface Expected {
  /** How many people are at each node, and how many of them answer rightly. */
  people: readonly number[];
  right: readonly number[];
}

function logPosterior(item: Parameters, start: Parameters, { people, right }: Expected): number {
  const likelihood = nodes.reduce((sum, theta, node) => {
    const p = rightAt(item, theta);
    const yes = right[node] ?? 0;
    return sum + yes * Math.log(p) + ((people[node] ?? 0) - yes) * Math.log(1 - p);
  }, 0);
  const zb = (item.b - start.b) / priorSd;
  const za = Math.log(item.a / discrimination) / discriminationSd;
  return likelihood - 0.5 * zb * zb - 0.5 * za * za;
}

/** Top of a function with one peak between two values (golden section), to a thousandth. */
function topOf(value: (x: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  while (high - low > 1e-3) {
    if (atLeft > atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = value(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = value(right);
    }
  }
  return (low + high) / 2;
}

function improve(item: Parameters, start: Parameters, expected: Expected, free: boolean) {
  const value = (a: number, b: number) => logPosterior({ a, b }, start, expected);
  const b = topOf((x) => value(item.a, x), start.b - 3, start.b + 3);
  return { a: free ? topOf((x) => value(x, b), 0.3, 3.5) : item.a, b };
}

/** How fast log P of an answer changes with a and b. */
function slopes({ a, b }: Parameters, theta: number, answer: 0 | 1): [byA: number, byB: number] {
  const known = 1 / (1 + Math.exp(-a * (theta - b)));
  const p = guessing + (1 - guessing) * known;
  const pull = ((answer - p) / (p * (1 - p))) * (1 - guessing) * known * (1 - known);
  return [pull * (theta - b), -pull * a];
}

/**
 * Standard error of b from the cross products of each person's slope of the marginal likelihood, so that not knowing
 * abilities, nor the discrimination where it is estimated too, is part of it.
 */
function errorOf(
  answers: readonly (0 | 1)[],
  weights: readonly (readonly number[])[],
  item: Parameters,
  free: boolean,
): number {
  const bySide = ([0, 1] as const).map((answer) =>
    nodes.map((theta) => slopes(item, theta, answer)),
  );
  let [aa, ab, bb] = [(1 / (discriminationSd * item.a)) ** 2, 0, 1 / priorSd ** 2];
  answers.forEach((answer, person) => {
    let [byA, byB] = [0, 0];
    bySide[answer]?.forEach(([a, b], node) => {
      const weight = weights[person]?.[node] ?? 0;
      byA += weight * a;
      byB += weight * b;
    });
    aa += byA * byA;
    ab += byA * byB;
    bb += byB * byB;
  });
  return 1 / Math.sqrt(free ? bb - (ab * ab) / aa : bb);
}

/**
 * Difficulties, and where enough have answered discriminations.
 * @param start expected parameters by position. @param free whether discriminations are estimated too.
 * @returns parameters with the standard error of b.
 */
export function estimateItems(
  rows: readonly Row[],
  start: readonly Parameters[],
  free: boolean,
): (Parameters & { se: number })[] {
  let items = start.map((item) => ({ ...item }));
  let { weights } = posteriors(rows, items);
  for (let round = 0; round < 60; round += 1) {
    const people = nodes.map((_, node) => weights.reduce((sum, own) => sum + (own[node] ?? 0), 0));
    const rightOf = (item: number) =>
      nodes.map((_, node) =>
        weights.reduce(
          (sum, own, person) => sum + (rows[person]?.[item] ?? 0) * (own[node] ?? 0),
          0,
        ),
      );
    const before = items;
    items = items.map((item, at) =>
      improve(item, start[at] ?? item, { people, right: rightOf(at) }, free),
    );
    ({ weights } = posteriors(rows, items));
    const moved = items.map(({ b }, at) => Math.abs(b - (before[at]?.b ?? b)));
    if (Math.max(...moved) < 2e-3) break;
  }
  return items.map((item, at) => {
    const answers = rows.map((row) => row[at] ?? 0);
    return { ...item, se: errorOf(answers, weights, item, free) };
  });
}
