import type { Puzzle } from '@assay/contract/figures';
import { type Aspect, aspectsOf } from './aspects.ts';
import {
  add,
  type Example,
  type Predictions,
  searchLooks,
  searchNumbers,
  searchSets,
} from './programs.ts';

/*
 * Looks for a second right answer, with other means than those that make questions or solve them: for everything that
 * differs between the figures it finds the shortest programs that say what is given, and what each of them says about
 * the missing one. An option can be defended if, in all that it differs in from the right one, programs lead to it that
 * are no longer than those that lead to the right one.
 */

/** Ways to go through what is given: which figures are examples of what, and what is asked. */
interface Frame {
  examples: Example[];
  question: number[];
  /** How much longer it is to think of. */
  length: number;
  /** One example is all there is. */
  lenient: boolean;
  /** The place in the row, where there is one: by example, and last of the question. */
  places?: number[];
}

/** Rows, columns, and the two ways to go down aslant, where what leaves at one side comes in at the other. */
const lines = [
  {
    aslant: false,
    known: [
      [0, 1, 2],
      [3, 4, 5],
    ],
    asked: [6, 7],
  },
  {
    aslant: false,
    known: [
      [0, 3, 6],
      [1, 4, 7],
    ],
    asked: [2, 5],
  },
  {
    aslant: true,
    known: [
      [1, 5, 6],
      [2, 3, 7],
    ],
    asked: [0, 4],
  },
  {
    aslant: true,
    known: [
      [2, 4, 6],
      [0, 5, 7],
    ],
    asked: [1, 3],
  },
] as const;

function matrixFrames(values: readonly number[]): Frame[] {
  const of = (at: number) => values[at] ?? 0;
  const step = (from: number, to: number) => ({ inputs: [of(from)], output: of(to) });
  return lines.map(({ known, asked, aslant }) => {
    const [one, two] = asked;
    return aslant
      ? {
          // Seen only if it goes on in the same way from one to the next.
          examples: [...known.flatMap(([x, y, z]) => [step(x, y), step(y, z)]), step(one, two)],
          question: [of(two)],
          length: 2,
          lenient: false,
        }
      : {
          examples: known.map(([x, y, z]) => ({ inputs: [of(x), of(y)], output: of(z) })),
          question: asked.map(of),
          length: 0,
          lenient: false,
        };
  });
}

/** Each from those before it. @param back how many before it. */
function followed(values: readonly number[], back: number, length: number): Frame {
  const inputs = (at: number) => Array.from({ length: back }, (_, n) => values[at - 1 - n] ?? 0);
  const places = [...values.keys()].slice(back);
  return {
    examples: places.map((at) => ({ inputs: inputs(at), output: values[at] ?? 0 })),
    question: inputs(values.length),
    length,
    lenient: false,
    places: [...places, values.length],
  };
}

const everyOther = (values: readonly number[]) =>
  values.filter((_, at) => (values.length - at) % 2 === 0);

function seriesFrames(values: readonly number[]): Frame[] {
  const own = everyOther(values);
  return [
    followed(values, 1, 0),
    followed(values, 2, 0),
    followed(values, 3, 0),
    followed(own, 1, 1),
    followed(own, 2, 1),
  ];
}

/** Two moves in turn: only those are examples that are of the kind that is due; the others must follow something too. */
function turnFrames(values: readonly number[], length: number): [due: Frame, others: Frame] {
  const { examples, question } = followed(values, 1, 0);
  const isDue = (at: number) => (examples.length - at) % 2 === 0;
  const frame = (wanted: boolean): Frame => ({
    examples: examples.filter((_, at) => isDue(at) === wanted),
    question,
    length,
    lenient: false,
  });
  return [frame(true), frame(false)];
}

const pairFrames = ([a = 0, b = 0, c = 0]: readonly number[]): Frame[] => [
  { examples: [{ inputs: [a], output: b }], question: [c], length: 0, lenient: true },
];

type Layout = Puzzle['layout'];

const framesOf: Record<Layout, (given: readonly number[]) => Frame[]> = {
  pair: pairFrames,
  matrix: matrixFrames,
  figures: seriesFrames,
  numbers: seriesFrames,
};

/** A set of nine places, turned by a quarter or mirrored. */
const moveCells = (to: (column: number, row: number) => number) => (set: number) =>
  Array.from({ length: 9 }, (_, cell) => cell).reduce(
    (moved, cell) =>
      (set >> cell) & 1 ? moved | (1 << to(cell % 3, Math.floor(cell / 3))) : moved,
    0,
  );
const looksOfGrid = [
  moveCells((column, row) => 2 - row + 3 * column),
  moveCells((column, row) => 2 - column + 3 * (2 - row)),
  moveCells((column, row) => row + 3 * (2 - column)),
  moveCells((column, row) => 2 - column + 3 * row),
  moveCells((column, row) => column + 3 * (2 - row)),
  moveCells((column, row) => row + 3 * column),
  moveCells((column, row) => ((column + 1) % 3) + 3 * row),
  moveCells((column, row) => ((column + 2) % 3) + 3 * row),
  moveCells((column, row) => column + 3 * ((row + 1) % 3)),
  moveCells((column, row) => column + 3 * ((row + 2) % 3)),
];

function searchFrame(
  { examples, question, lenient, places }: Frame,
  kind: Aspect['kind'],
): Predictions {
  const series = places !== undefined;
  const found = searchLooks(examples, question, { lenient, series, counted: kind === 'count' });
  if (kind === 'look') return found;
  const more =
    kind === 'count' || kind === 'level' || kind === 'angle'
      ? searchNumbers(examples, question, { kind, lenient, ...(places && { places }) })
      : searchSets(examples, question, { lenient, maps: kind === 'grid' ? looksOfGrid : [] });
  for (const [value, length] of more) add(found, value, length);
  return found;
}

/** Two moves in turn: what the moves that are not due do is not asked, but has to be something. */
function searchTurns(
  given: readonly number[],
  kind: Aspect['kind'],
  length: number,
  found: Predictions,
): void {
  const [due, others] = turnFrames(given, length);
  if (Math.min(due.examples.length, others.examples.length) < 2) return;
  const beside = Math.min(...searchFrame(others, kind).values());
  for (const [value, own] of searchFrame(due, kind)) add(found, value, own + beside + length);
}

/** What is given of one aspect, and of the others that are like it. */
interface Given {
  layout: Layout;
  kind: Aspect['kind'];
  values: readonly number[];
  beside: readonly (readonly number[])[];
}

/** What the next could be, by the shortest program for each. */
function predict({ layout, kind, values, beside }: Given): Predictions {
  const found: Predictions = new Map();
  for (const frame of framesOf[layout](values)) {
    for (const [value, length] of searchFrame(frame, kind)) {
      add(found, value, length + frame.length);
    }
  }
  // Two things of a pair may change places: one becomes what the other was.
  const [a, b] = values;
  for (const [other, , next] of beside) {
    if (a !== b && other === b && next !== undefined) add(found, next, 1);
  }
  if ((layout === 'numbers' || layout === 'figures') && kind !== 'look') {
    searchTurns(values, kind, 1, found);
    searchTurns(everyOther(values), kind, 2, found);
  }
  return found;
}

/** Few different questions about one aspect come up again and again. */
const remembered = new Map<string, Predictions>();

function recall(given: Given): Predictions {
  const key = `${given.layout} ${given.kind} ${given.values.join()} ${given.beside.join(' ')}`;
  const known = remembered.get(key) ?? predict(given);
  if (remembered.size < 200_000) remembered.set(key, known);
  return known;
}

const numbersOf = ({ stem, options }: Puzzle): Aspect[] => [
  {
    name: 'number',
    kind: 'count',
    values: [...stem, ...options].map(({ text }) => Number(text)),
  },
];

/** How much longer it is to come upon something that is counted or compared than upon what is simply seen. */
const derivedLength = 2;

/** One aspect of the options: which value each has, and how long the shortest program is that leads to it. */
interface Explained extends Pick<Aspect, 'name' | 'of'> {
  values: number[];
  lengths: number[];
}

function explain(puzzle: Puzzle): Explained[] {
  const { layout, stem } = puzzle;
  const aspects = layout === 'numbers' ? numbersOf(puzzle) : aspectsOf(puzzle);
  return aspects.map((aspect) => {
    const { name, kind, of } = aspect;
    const given = (one: Aspect) => one.values.slice(0, stem.length);
    const beside =
      layout === 'pair'
        ? aspects.filter((one) => one !== aspect && one.kind === kind).map(given)
        : [];
    const found = recall({ layout, kind, values: given(aspect), beside });
    const values = aspect.values.slice(stem.length);
    const more = of === undefined ? 0 : derivedLength;
    const lengths = values.map((value) => (found.get(value) ?? Infinity) + more);
    return { name, values, lengths, ...(of !== undefined && { of }) };
  });
}

/** Longer than this nobody thinks. */
const longest = 20;

/** What the search found out about one question. */
export interface Verdict {
  /** Whether programs lead to the right option in all that the options differ in. */
  explained: boolean;
  /** Options beside the right one that can be defended, with the aspects in which they differ from it. */
  others: { option: number; aspects: string[] }[];
}

/**
 * Options that can be defended beside the right one: in each aspect in which the two differ, a program leads to it, or to
 * what one counts or compares there, that is no longer than the shortest to the right one.
 */
export function secondAnswers(puzzle: Puzzle, right: number): Verdict {
  const found = explain(puzzle);
  const seen = found.filter(({ of }) => of === undefined);
  const apart = ({ values }: Explained, option: number) => values[option] !== values[right];
  /** Whether nothing else on offer is alike in what is counted and in all besides. */
  const singledOut = (counted: Explained, option: number) =>
    !puzzle.options.some(
      (_, other) =>
        other !== option &&
        counted.values[other] === counted.values[option] &&
        seen.every(({ name, values }) => name === counted.of || values[other] === values[option]),
    );
  const shortest = ({ name, lengths }: Explained, option: number) =>
    Math.min(
      lengths[option] ?? Infinity,
      ...found
        .filter((other) => other.of === name && apart(other, option) && singledOut(other, option))
        .map((other) => other.lengths[option] ?? Infinity),
    );
  const others = [...puzzle.options.keys()].flatMap((option) => {
    const differing = option === right ? [] : seen.filter((aspect) => apart(aspect, option));
    const defended = differing.every(
      (aspect) => shortest(aspect, option) <= Math.min(aspect.lengths[right] ?? Infinity, longest),
    );
    if (option === right || !defended) return [];
    return [{ option, aspects: differing.map(({ name }) => name) }];
  });
  const differing = seen.filter((aspect) => puzzle.options.some((_, at) => apart(aspect, at)));
  return {
    explained: differing.every(({ lengths }) => Number.isFinite(lengths[right] ?? Infinity)),
    others,
  };
}
