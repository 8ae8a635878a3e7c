import { bankLimits } from '@assay/contract/bank-limits';

/** Signs that make a spreadsheet take a cell for a formula: those that csv-stringify puts an apostrophe before. */
const formula = '[=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20]';
const alreadyGuarded = new RegExp(`^'+${formula}`);

export const header = [
  'question',
  'seconds',
  ...Array.from({ length: bankLimits.options }, (_, i) => [
    `option_${i + 1}`,
    `score_${i + 1}`,
  ]).flat(),
];

/** A column that is there only where a question says what it is about. */
export const topicColumn = 'topic';

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
