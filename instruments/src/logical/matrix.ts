import type { SeededRandom } from '../statistics/random.ts';
import { pick, shuffle, Unlucky, upTo } from './chance.ts';
import { arrange, askedOf, attributeErrors, memberErrors, offer, type Respect } from './options.ts';
import { type Attribute, domains, membersOf, type Panel, within } from './panel.ts';
import { frameCorners, matrixReadings, memberCount } from './readings.ts';

/*
 * Matrices of three rows of three. Each attribute follows a pattern of its own along the rows.
 */

export type MatrixPattern =
  | 'same'
  | 'rows'
  | 'step'
  | 'more'
  | 'three'
  | 'add'
  | 'subtract'
  | 'exclusive';

export type MatrixPlan = Readonly<Partial<Record<Attribute, MatrixPattern>>>;

export interface PanelItem {
  stem: Panel[];
  /** The right one first. */
  options: [Panel, ...Panel[]];
}

function valuesOf(random: SeededRandom, attribute: Attribute, count: number): number[] {
  return shuffle(random, upTo(domains[attribute].size)).slice(0, count);
}

/** Steps along a row; on a circle each row starts elsewhere, on three values all rows are alike. */
function stepped(random: SeededRandom, attribute: Attribute): number[] {
  const { kind, size } = domains[attribute];
  const step = pick(random, kind === 'circular' ? [1, 2, -1, -2] : [1, -1]);
  const reach =
    kind === 'circular' ? upTo(size) : upTo(size - 2).map((at) => at + (step < 0 ? 2 : 0));
  const starts = reach.length < 3 ? [0, 0, 0].map(() => reach[0] ?? 0) : shuffle(random, reach);
  return upTo(9).map(
    (at) => within(attribute, (starts[Math.floor(at / 3)] ?? 0) + step * (at % 3)) ?? 0,
  );
}

/** Each of three values once in every row. @param turn 1 or 2: how the rows are shifted; 0 by chance. */
function distributed(random: SeededRandom, attribute: Attribute, turn: number): number[] {
  const values = valuesOf(random, attribute, 3);
  const rows = upTo(3).map((row) =>
    turn === 0 ? shuffle(random, [0, 1, 2]) : [0, 1, 2].map((at) => (at + turn * row) % 3),
  );
  return rows.flat().map((at) => values[at] ?? 0);
}

const joined = (members: readonly number[]) =>
  members.reduce((set, member) => set | (1 << member), 0);

/** Three sets of a row, the third made of the first two, with members of each sort to be mistaken about. */
function setRow(random: SeededRandom, attribute: Attribute, pattern: MatrixPattern): number[] {
  const all = shuffle(random, upTo(domains[attribute].size));
  const most = domains[attribute].size > 6 ? 3 : 2;
  const take = (count: number) => joined(all.splice(0, count));
  const first = take(random.integer(1, most));
  const second = take(random.integer(1, most));
  if (pattern === 'add') return [first, second, first | second];
  if (pattern === 'subtract') return [first | second, second, first];
  const both = take(random.integer(1, 2));
  return [first | both, second | both, first | second];
}

const isSetPattern = (pattern: MatrixPattern) =>
  pattern === 'add' || pattern === 'subtract' || pattern === 'exclusive';

function patternOf(
  random: SeededRandom,
  attribute: Attribute,
  pattern: MatrixPattern,
  turn: number,
): number[] {
  switch (pattern) {
    case 'same':
      return Array<number>(9).fill(valuesOf(random, attribute, 1)[0] ?? 0);
    case 'rows':
      return valuesOf(random, attribute, 3).flatMap((value) => [value, value, value]);
    case 'step':
    case 'more':
      return stepped(random, attribute);
    case 'three':
      return distributed(random, attribute, turn);
    case 'add':
    case 'subtract':
    case 'exclusive':
      return upTo(3).flatMap(() => setRow(random, attribute, pattern));
  }
}

/** One member of each sort that a mistaken rule leaves in or takes out. */
function setErrors(
  random: SeededRandom,
  attribute: Attribute,
  values: readonly number[],
): Respect[] {
  const [a = 0, b = 0, c = 0] = values.slice(6);
  const shared = membersOf(a & b);
  const neither = membersOf(~(a | b) & ((1 << domains[attribute].size) - 1));
  const sorts = [shared.length > 0 ? shared : neither, membersOf(c & a), membersOf(c & b)];
  const sorted = sorts.map((members) => (members.length > 0 ? members : neither));
  return memberErrors(
    attribute,
    sorted.map((members) => {
      if (members.length === 0) throw new Unlucky();
      return pick(random, members);
    }),
  );
}

function valueErrors(
  random: SeededRandom,
  attribute: Attribute,
  values: readonly number[],
  pattern: MatrixPattern,
): Respect {
  const [, , c = 0, , , f = 0, g = 0, h = 0, right = 0] = values;
  const readings = matrixReadings(attribute, values.slice(0, 8));
  if (!readings.has(right)) throw new Unlucky();
  if (attribute === 'frame') {
    // Somebody may count its corners.
    const corners = values.map((frame) => frameCorners[frame] ?? 0);
    const counted = matrixReadings('tally', corners.slice(0, 8));
    frameCorners.forEach((count, frame) => {
      if (count !== corners[8] && counted.has(count)) readings.add(frame);
    });
  }
  // Left as it was, taken from a row above, one step short or too far.
  const likely = pattern === 'same' ? [] : [c, f, g, h, right + 1, right - 1];
  return attributeErrors(random, attribute, right, { likely, readings });
}

/** Neither the sets nor what is seen at a glance, how many they hold, may follow a pattern that leads elsewhere. */
function checkSets(attribute: Attribute, values: readonly number[]): void {
  const counts = values.map((set) => memberCount(set) - 1);
  const readings = matrixReadings('count', counts.slice(0, 8));
  if ([...readings].some((reading) => reading !== counts[8])) throw new Unlucky();
  const sets = matrixReadings(attribute, values.slice(0, 8));
  if ([...sets].some((reading) => reading !== values[8])) throw new Unlucky();
}

/**
 * A matrix by plan.
 * @throws Unlucky when what chance gave cannot be asked fairly.
 */
export function makeMatrix(random: SeededRandom, plan: MatrixPlan): PanelItem {
  const attributes = Object.keys(plan) as Attribute[];
  const distributions = attributes.filter((attribute) => plan[attribute] === 'three');
  const grids = attributes.map((attribute) => {
    const order = distributions.indexOf(attribute);
    const turn = order < 2 ? order + 1 : 0;
    return [attribute, patternOf(random, attribute, plan[attribute] ?? 'same', turn)] as const;
  });
  const members: Respect[] = [];
  const others: Respect[] = [];
  const asked = askedOf(plan);
  for (const [attribute, values] of grids) {
    const pattern = plan[attribute] ?? 'same';
    if (isSetPattern(pattern)) {
      checkSets(attribute, values);
      members.push(...setErrors(random, attribute, values));
    } else if (asked.includes(attribute)) {
      others.push(valueErrors(random, attribute, values, pattern));
    }
  }
  const panels = upTo(9).map(
    (at): Panel =>
      Object.fromEntries(grids.map(([attribute, values]) => [attribute, values[at] ?? 0])),
  );
  const [answer = {}] = panels.slice(8);
  return {
    stem: panels.slice(0, 8),
    options: offer(random, answer, arrange(random, members, others)),
  };
}
