import type { Content } from 'pdfmake/interfaces.js';
import { inFonts } from './fonts/font.runs.ts';

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
