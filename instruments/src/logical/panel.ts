/*
 * What a figure is made of, before anybody draws it. A panel holds only the attributes that its kind of figure has.
 */

type Kind = 'nominal' | 'ordinal' | 'circular' | 'set';

/** Values run from 0 to one less than `size`; on a circle the last is followed by the first; a set has a bit a member. */
export const domains = {
  /** Of a single figure or of each of several. */
  shape: { kind: 'nominal', size: 6 },
  /** Of those that point somewhere. */
  pointer: { kind: 'nominal', size: 3 },
  scale: { kind: 'ordinal', size: 3 },
  fill: { kind: 'ordinal', size: 3 },
  /** Eighths of a full turn. */
  turn: { kind: 'circular', size: 8 },
  /** One less than the number of copies. */
  count: { kind: 'ordinal', size: 6 },
  /** Large outline with something in it. */
  outer: { kind: 'nominal', size: 6 },
  inner: { kind: 'nominal', size: 6 },
  innerFill: { kind: 'ordinal', size: 3 },
  /** Nine places of a grid. */
  cells: { kind: 'set', size: 9 },
  /** Six lines and outlines across each other, and what is drawn around them. */
  strokes: { kind: 'set', size: 6 },
  frame: { kind: 'nominal', size: 4 },
  /** One less than the number of dots below. */
  tally: { kind: 'ordinal', size: 5 },
  /** Eighths of a full turn: a hand on a dial, a dot on its rim. */
  hand: { kind: 'circular', size: 8 },
  dot: { kind: 'circular', size: 8 },
} as const satisfies Record<string, { kind: Kind; size: number }>;

export type Attribute = keyof typeof domains;

export type Panel = Readonly<Partial<Record<Attribute, number>>>;

/** The value, brought back into the circle, or null beyond the ends. */
export function within(attribute: Attribute, value: number): number | null {
  const { size, kind } = domains[attribute];
  if (kind === 'circular') return ((value % size) + size) % size;
  return value >= 0 && value < size ? value : null;
}

/** Members of a set, as numbers of their bits. */
export function membersOf(set: number): number[] {
  return Array.from({ length: 9 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
}

/** Attributes and values in a fixed order, to tell panels apart. */
export function panelKey(panel: Panel): string {
  return Object.entries(panel)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([attribute, value]) => `${attribute}${value}`)
    .join(' ');
}
