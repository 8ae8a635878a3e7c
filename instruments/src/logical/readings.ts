import { type Attribute, domains, membersOf, within } from './panel.ts';

/*
 * Other ways to read a figure than the one that was meant. What any of them leads to is not offered as a wrong
 * option: whoever reads so would be right too.
 */

/** Corners of the shapes and of the frames, in the order of their values: what somebody may count. */
export const shapeCorners = [0, 3, 4, 6, 10, 12] as const;
export const frameCorners = [0, 4, 6, 4] as const;

type Line = readonly [number, number, number];

interface Reading {
  holds: (line: Line) => boolean;
  next: (first: number, second: number) => number;
}

function differ(attribute: Attribute, left: number, right: number) {
  const { kind, size } = domains[attribute];
  return kind === 'circular' ? (((right - left) % size) + size) % size : right - left;
}

/** Ways to get the third of a line from the first two, whatever the line. */
function readingsOf(attribute: Attribute): Reading[] {
  const from = (next: Reading['next']): Reading => ({
    next,
    holds: ([first, second, third]) => next(first, second) === third,
  });
  const same = from((_, second) => second);
  same.holds = ([first, second, third]) => first === second && second === third;
  switch (domains[attribute].kind) {
    case 'nominal':
      return [same];
    case 'set':
      return [
        same,
        from((a, b) => a | b),
        from((a, b) => a & b),
        from((a, b) => a & ~b),
        from((a, b) => b & ~a),
        from((a, b) => a ^ b),
      ];
    case 'circular':
      return [same, from((a, b) => within(attribute, 2 * b - a) ?? -1)];
    case 'ordinal':
      return [
        same,
        from((a, b) => 2 * b - a),
        // As numbers of things, which count from one.
        from((a, b) => a + b + 1),
        from((a, b) => a - b - 1),
        from(Math.max),
        from(Math.min),
        from((a) => a),
        from((_, b) => b),
      ];
  }
}

/** The last step of a line, where every line takes the same two. */
function commonStep(attribute: Attribute, lines: readonly Line[]): number | undefined {
  const steps = lines.map(([a, b, c]) => [differ(attribute, a, b), differ(attribute, b, c)]);
  const [[before, last] = []] = steps;
  return steps.every(([one, other]) => one === before && other === last) ? last : undefined;
}

/** What the third would be if one of the two before it always changed in the same way. */
function sameChanges(
  kind: 'ordinal' | 'set',
  lines: readonly [Line, Line],
  given: readonly [number, number],
): number[] {
  const [one, other] = lines;
  const results: number[] = [];
  for (const at of [0, 1] as const) {
    const [from, to, next] = [one[at], one[2], given[at]];
    const [added, taken] = [to & ~from, from & ~to];
    const ways: ((value: number) => number)[] =
      kind === 'set'
        ? [(value) => (value | added) & ~taken, (value) => value ^ added ^ taken]
        : [(value) => value + to - from, (value) => from + to - value];
    for (const way of ways) if (way(other[at]) === other[2]) results.push(way(next));
  }
  return results;
}

function lineReadings(
  attribute: Attribute,
  lines: readonly [Line, Line],
  [first, second]: readonly [number, number],
): number[] {
  const found = readingsOf(attribute)
    .filter(({ holds }) => lines.every(holds))
    .map(({ next }) => next(first, second));
  // The same at the end of every line.
  if (lines[0][2] === lines[1][2]) found.push(lines[0][2]);
  const step = commonStep(attribute, lines);
  const { kind } = domains[attribute];
  if (kind === 'ordinal' || kind === 'set') {
    found.push(...sameChanges(kind, lines, [first, second]));
  }
  if (step !== undefined && (kind === 'ordinal' || kind === 'circular')) {
    found.push(within(attribute, second + step) ?? -1);
  }
  const values = new Set(lines[0]);
  const cycle = values.size === 3 && lines[1].every((value) => values.has(value));
  if (cycle && new Set(lines[1]).size === 3 && first !== second) {
    const last = [...values].filter((value) => value !== first && value !== second);
    if (last.length === 1) found.push(...last);
  }
  return found;
}

/** What the ninth could be, by rows or by columns. @param grid the first eight, row by row. */
export function matrixReadings(attribute: Attribute, grid: readonly number[]): Set<number> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = grid;
  const rows: [Line, Line] = [
    [a, b, c],
    [d, e, f],
  ];
  const columns: [Line, Line] = [
    [a, d, g],
    [b, e, h],
  ];
  return new Set([
    ...lineReadings(attribute, rows, [g, h]),
    ...lineReadings(attribute, columns, [c, f]),
  ]);
}

/** What the fourth could be. */
export function pairReadings(
  attribute: Attribute,
  [a, b, c]: readonly [number, number, number],
): Set<number> {
  if (a === b) return new Set([c]);
  const { kind } = domains[attribute];
  if (kind === 'set') return new Set([(c | (b & ~a)) & ~(a & ~b)]);
  const found = [b];
  // A and B change places, and so does what looks like B.
  if (b === c) found.push(a);
  if (kind !== 'nominal') {
    found.push(within(attribute, c + b - a) ?? -1);
    // A mirror instead of a turn, or as many as are left to the same sum.
    found.push(within(attribute, a + b - c) ?? -1);
  }
  // C as a mirror image of A, upright, level or aslant: then the answer may be one of B.
  if (kind === 'circular' && (a + c) % 2 === 0) found.push(within(attribute, a + c - b) ?? -1);
  // Twice as many, half as many; numbers of things count from one, the attribute from nought.
  if (kind === 'ordinal') found.push(((c + 1) * (b + 1)) / (a + 1) - 1);
  return new Set(found);
}

/** What the next of a series could be. @param values at least five. */
export function seriesReadings(attribute: Attribute, values: readonly number[]): Set<number> {
  const found: number[] = [];
  const last = values[values.length - 1] ?? 0;
  const repeats = (period: number) =>
    values.every((value, at) => at < period || value === values[at - period]);
  for (const period of [1, 2, 3]) {
    if (repeats(period)) found.push(values[values.length - period] ?? last);
  }
  const { kind } = domains[attribute];
  if (kind === 'nominal' || kind === 'set') return new Set(found);
  const steps = values.slice(1).map((value, at) => differ(attribute, values[at] ?? 0, value));
  const add = (step: number) => found.push(within(attribute, last + step) ?? -1);
  const [first = 0, second = 0] = steps;
  if (steps.every((step) => step === first)) add(first);
  if (steps.every((step, at) => at < 2 || step === steps[at - 2])) {
    add(steps[steps.length - 2] ?? 0);
  }
  const growth = second - first;
  const grows = steps.every((step, at) => differ(attribute, step, first + at * growth) === 0);
  if (grows) add(first + steps.length * growth);
  const stream = values.filter((_, at) => (values.length - at) % 2 === 0);
  const strides = stream.slice(1).map((value, at) => differ(attribute, stream[at] ?? 0, value));
  const [stride = 0] = strides;
  if (strides.length > 1 && strides.every((each) => each === stride)) {
    found.push(within(attribute, (stream[stream.length - 1] ?? 0) + stride) ?? -1);
  }
  return new Set(found);
}

/** How many members a set has: seen at a glance, and a way to read a matrix too. */
export const memberCount = (set: number) => membersOf(set).length;
