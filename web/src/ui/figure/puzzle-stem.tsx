import { Fragment } from 'react';
import type { Figure, Puzzle } from '@assay/contract/figures';
import { FigureDrawing } from './figure-drawing.tsx';

const tile =
  'flex aspect-square items-center justify-center rounded-control border border-line p-1.5';

/** Where the answer belongs. */
function Gap({ className, missing }: { className: string; missing: string }) {
  return (
    <li className={`${className} border-dashed border-edge text-muted`}>
      <span aria-hidden className="text-title">
        ?
      </span>
      <span className="sr-only">{missing}</span>
    </li>
  );
}

function gridOf(layout: 'pair' | 'matrix' | 'figures', shown: number): string {
  if (layout === 'pair') return 'max-w-64 grid-cols-[1fr_auto_1fr] items-center lg:max-w-80';
  if (layout === 'matrix') return 'max-w-80 grid-cols-3';
  return shown > 5
    ? 'max-w-160 grid-cols-4 sm:grid-cols-7'
    : 'max-w-140 grid-cols-3 sm:grid-cols-6';
}

interface PuzzleStemProps {
  layout: Puzzle['layout'];
  stem: readonly Figure[];
  /** Says what is to be done; names the list for screen readers. */
  label: string;
  /** What the gap is called. */
  missing: string;
  /** What a row of a square is called, by its number. */
  rowName?: (row: number) => string;
}

/** The figures or numbers of a question, in reading order, with a gap for the one that is missing. */
export function PuzzleStem({ layout, stem, label, missing, rowName }: PuzzleStemProps) {
  if (layout === 'numbers') {
    return (
      <ol aria-label={label} className="flex flex-wrap gap-x-5 gap-y-2 text-title tabular-nums">
        {stem.map((figure, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a question never changes its order
          <li key={at}>{figure.text}</li>
        ))}
        <Gap
          missing={missing}
          className="relative min-w-10 rounded-small border px-2 text-center"
        />
      </ol>
    );
  }
  return (
    <ol aria-label={label} className={`relative grid gap-2 ${gridOf(layout, stem.length)}`}>
      {stem.map((figure, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question never changes its order
        <Fragment key={at}>
          <li className={tile}>
            {layout === 'matrix' && at % 3 === 0 && (
              <span className="sr-only">{rowName?.(1 + at / 3)}</span>
            )}
            <FigureDrawing figure={figure} />
          </li>
          {layout === 'pair' && at % 2 === 0 && (
            <li aria-hidden className="px-1 text-title text-muted">
              →
            </li>
          )}
        </Fragment>
      ))}
      <Gap missing={missing} className={tile} />
    </ol>
  );
}
