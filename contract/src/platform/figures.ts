import * as z from 'zod/mini';

/** What a mark can be. `hand` reaches from its place outwards; `ring` and `grid` are drawn faint, behind the rest. */
export const markShapes = [
  'circle',
  'triangle',
  'square',
  'diamond',
  'hexagon',
  'star',
  'cross',
  'arrow',
  'dart',
  'half',
  'bar',
  'hand',
  'ring',
  'grid',
] as const;
export type MarkShape = (typeof markShapes)[number];

/** Told apart without colour. */
export const markFills = ['empty', 'striped', 'solid'] as const;
export type MarkFill = (typeof markFills)[number];

/**
 * One thing, or several alike, on a square of 100 by 100: shape, half of the width, fill, degrees clockwise, and the
 * middles as x, y, x, y ... A tuple, because a test sends some hundreds of them.
 */
export const mark = z.tuple([
  z.enum(markShapes),
  z.number(),
  z.enum(markFills),
  z.int(),
  z.array(z.number()),
]);
export type Mark = z.output<typeof mark>;

/** A drawing with the words that say what is to be seen in it. Without marks the words are what is shown: a number. */
export const figure = z.object({ text: z.string(), marks: z.optional(z.array(mark)) });
export type Figure = z.output<typeof figure>;

const puzzleLayouts = ['pair', 'matrix', 'figures', 'numbers'] as const;

/**
 * A question: figures with the last one missing. `pair` has three (A, B, C), `matrix` eight, row by row, the others
 * are series.
 */
export const puzzle = z.object({
  id: z.int(),
  layout: z.enum(puzzleLayouts),
  stem: z.array(figure),
  options: z.array(z.object({ id: z.int(), ...figure.shape })),
});
export type Puzzle = z.output<typeof puzzle>;
