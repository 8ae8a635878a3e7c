import { type Figure, type Mark, markShapes, type Puzzle } from '@assay/contract/figures';

/*
 * What there is to see in the figures of a question, as numbers that programs can be searched for: of each thing its
 * look, size, darkness, direction and place, of several their number and places, and of the whole some things that one
 * might count. Nothing here knows how figures are made.
 */

/** `count` can be calculated with, `level` (darker, larger) only compared and moved along, `angle` turned. */
export type Kind = 'look' | 'count' | 'level' | 'angle' | 'set' | 'grid';

export interface Aspect {
  name: string;
  kind: Kind;
  /** By figure: those that are given, then the options. */
  values: number[];
  /** The aspect that this one is another way to look at, counted or compared: longer to come upon. */
  of?: string;
}

const faint = new Set(['ring', 'grid']);
const darkness = { empty: 0, striped: 1, solid: 2 } as const;
const corners: Partial<Record<Mark[0], number>> = {
  triangle: 3,
  square: 4,
  diamond: 4,
  hexagon: 6,
  star: 10,
  cross: 12,
};

type Marks = readonly Mark[];

const isBelow = ([, size, , , points]: Mark) => size < 5 && (points[1] ?? 0) > 88;

const ranked = (values: readonly number[]) => {
  const known = [...new Set(values)].toSorted((left, right) => left - right);
  return values.map((value) => known.indexOf(value));
};

const number = ([, , , , points]: Mark) => points.length / 2;

/** A bit for each different one of the parts that occur anywhere. */
function bits(sets: readonly (readonly string[])[]): number[] {
  const known = [...new Set(sets.flat())].toSorted();
  return sets.map((set) =>
    known.reduce((sum, part, at) => sum + (set.includes(part) ? 1 << at : 0), 0),
  );
}

/** Nine places, from top left to bottom right. */
function cellsOf([, , , , points]: Mark): number {
  let set = 0;
  for (let at = 0; at < points.length; at += 2) {
    const column = Math.round(((points[at] ?? 0) - 20) / 30);
    set |= 1 << (column + 3 * Math.round(((points[at + 1] ?? 0) - 20) / 30));
  }
  return set;
}

function eighth([, , , , points]: Mark): number {
  const [x = 50, y = 50] = points;
  return (Math.round((Math.atan2(x - 50, 50 - y) / Math.PI) * 4) + 8) % 8;
}

const isAside = ([, , , , points]: Mark) =>
  points.length === 2 && Math.hypot((points[0] ?? 50) - 50, (points[1] ?? 50) - 50) > 30;

/** Of the thing that is drawn at the same place of the order in every figure. */
function aspectsOfThing(name: string, marks: Marks, onGrid: boolean): Aspect[] {
  const aspect = (label: string, kind: Kind, values: number[], of?: string): Aspect => ({
    name: `${name} ${label}`,
    kind,
    values,
    ...(of !== undefined && { of: `${name} ${of}` }),
  });
  const shapes = marks.map(([shape]) => shape);
  const pointing = marks.every(([shape]) => !(shape in corners) && shape !== 'circle');
  const all = [
    aspect(
      'look',
      'look',
      shapes.map((shape) => markShapes.indexOf(shape)),
    ),
    aspect('size', 'level', ranked(marks.map(([, size]) => size))),
    aspect(
      'darkness',
      'level',
      marks.map(([, , fill]) => darkness[fill]),
    ),
  ];
  if (pointing)
    all.push(
      aspect(
        'direction',
        'angle',
        marks.map(([, , , turn]) => turn / 45),
      ),
    );
  else
    all.push(
      aspect(
        'corners',
        'count',
        shapes.map((shape) => corners[shape] ?? 0),
        'look',
      ),
    );
  if (marks.every(isAside)) all.push(aspect('place', 'angle', marks.map(eighth)));
  if (onGrid) all.push(aspect('places', 'grid', marks.map(cellsOf)));
  if (marks.some((mark) => number(mark) !== 1)) {
    all.push(aspect('number', 'count', marks.map(number), onGrid ? 'places' : undefined));
  }
  return all;
}

/** Lines and outlines across each other: which there are, and how many. */
function aspectsOfCrossed(figures: readonly Marks[]): Aspect[] {
  const parts = figures.map((marks) => marks.map(([shape, , , turn]) => `${shape} ${turn}`));
  return [
    { name: 'parts', kind: 'set', values: bits(parts) },
    { name: 'number of parts', kind: 'count', values: parts.map((one) => one.length), of: 'parts' },
  ];
}

/** How two directions of a figure lie to each other: another way to look at either. */
function anglesBetween(aspects: readonly Aspect[]): Aspect[] {
  const [one, other] = aspects.filter(({ kind }) => kind === 'angle');
  if (!one || !other) return [];
  const values = one.values.map((angle, at) => (angle - (other.values[at] ?? 0) + 8) % 8);
  return [one, other].map(({ name }) => ({
    name: 'angle between',
    kind: 'angle',
    values,
    of: name,
  }));
}

function marksOf({ marks = [] }: Figure): Mark[] {
  return marks.filter(([shape]) => !faint.has(shape));
}

/** Everything that differs between the figures of a question. */
export function aspectsOf({ stem, options }: Puzzle): Aspect[] {
  const figures = [...stem, ...options];
  const onGrid = figures.every(({ marks }) => marks?.some(([shape]) => shape === 'grid'));
  const drawn = figures.map(marksOf);
  const below = drawn.map((marks) => marks.filter(isBelow));
  const main = drawn.map((marks) => marks.filter((mark) => !isBelow(mark)));
  const [model = []] = main;
  const aligned = main.every((marks) => marks.length === model.length) && model.length < 3;
  const framed = main.every(
    ([first]) => first !== undefined && first[1] > 35 && first[0] !== 'bar',
  );
  const at = (place: number) => main.flatMap((marks) => marks.slice(place, place + 1));
  const things = aligned
    ? model.flatMap((_, place) => aspectsOfThing(`thing ${place + 1}`, at(place), onGrid))
    : [
        ...(framed ? aspectsOfThing('frame', at(0), false) : []),
        ...aspectsOfCrossed(framed ? main.map((marks) => marks.slice(1)) : main),
      ];
  const dots = below.map((marks) => marks.reduce((sum, mark) => sum + number(mark), 0));
  const seen: Aspect[] = [...things, { name: 'dots below', kind: 'count', values: dots }];
  return [...seen, ...anglesBetween(seen)].filter(({ values }) => new Set(values).size > 1);
}
