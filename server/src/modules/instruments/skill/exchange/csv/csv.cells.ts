import { limits } from '../bank.model.ts';

/** Signs that make a spreadsheet take a cell for a formula: those that csv-stringify puts an apostrophe before. */
const formula = '[=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20]';
const alreadyGuarded = new RegExp(`^'+${formula}`);

export const header = [
  'question',
  'seconds',
  ...Array.from({ length: limits.options }, (_, i) => [`option_${i + 1}`, `score_${i + 1}`]).flat(),
];

/**
 * The writer puts an apostrophe before a formula. A text that begins like one so guarded gets one more, so that taking
 * one away gives back every text.
 */
export function guard(text: string): string {
  return alreadyGuarded.test(text) ? `'${text}` : text;
}

export function unguard(cell: string): string {
  return alreadyGuarded.test(cell) ? cell.slice(1) : cell;
}
