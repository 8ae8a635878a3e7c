import type { CustomTableLayout } from 'pdfmake/interfaces.js';

/** The light colours of the screens, on white paper. */
export const colours = {
  ink: '#191a1d',
  muted: '#5c5f66',
  line: '#e7e3db',
  range: '#eeebe5',
  curve: '#c9c7c2',
  violet: '#6a4aa0',
  rust: '#a0451c',
  rose: '#aa3758',
  blue: '#22609f',
  olive: '#5c6614',
  plum: '#86377f',
  good: '#2c7549',
  warn: '#94600b',
  bad: '#b3261e',
} as const;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89 } as const;
export const margins = { side: 48, top: 46, bottom: 58 } as const;
export const contentWidth = paper.width - 2 * margins.side;

/** In points. */
export const sizes = {
  tiny: 7.5,
  small: 8.5,
  body: 9.5,
  large: 11.5,
  title: 15,
  name: 26,
} as const;

interface Rules {
  /** Above and below the text of a row, in points. */
  padding: number;
  /** The first row with a line above it, counted from 0. */
  from?: number;
}

/** Rows with a quiet line between them, flush with the text around the table. */
export function ruledRows({ padding, from = 1 }: Rules): CustomTableLayout {
  return {
    hLineWidth: (row, { table }) => (row < from || row === table.body.length ? 0 : 0.6),
    hLineColor: colours.line,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => padding,
    paddingBottom: () => padding,
  };
}
