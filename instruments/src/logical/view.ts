import type { Figure, Puzzle } from '@assay/contract/figures';
import { drawPanel } from './draw.ts';
import type { Item } from './form.ts';
import type { Panel } from './panel.ts';

function show(part: Panel | number): Figure {
  return typeof part === 'number' ? { text: String(part) } : drawPanel(part);
}

/** What a browser gets of an item: drawings and their descriptions. An option's id is its place, counted from 0. */
export function questionView({ questionId, layout, stem, options }: Item): Puzzle {
  return {
    id: questionId,
    layout,
    stem: stem.map(show),
    options: options.map((option, id) => ({ id, ...show(option) })),
  };
}
