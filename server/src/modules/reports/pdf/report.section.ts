import type { Content } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/runs.model.ts';
import { colours } from './report.theme.ts';

/** A titled part, with a bookmark, that stays on one page. */
export function section(title: string, content: Content[]): Content {
  return {
    stack: [
      { ...inFonts(title, 'serif'), style: 'heading', outline: true, outlineText: title },
      ...content,
    ],
    unbreakable: true,
    margin: [0, 0, 0, 20],
  };
}

/** Short texts, one below the other. */
export function bullets(lines: readonly string[]): Content {
  return {
    ul: lines.map((line) => ({ ...inFonts(line), margin: [0, 0, 0, 2] })),
    style: 'small',
    markerColor: colours.muted,
  };
}
