import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../text/icons.tsx';
import { ScrollArea } from '../page/scroll-area.tsx';

export interface ChartRow {
  key: string;
  head: ReactNode;
  cells: readonly ReactNode[];
  /** Stands out: the other rows belong to one like it. */
  strong?: boolean;
  /** Set in below the row that it belongs to. */
  inset?: boolean;
}

interface ChartTableProps {
  /** What the table is of; for screen readers. */
  title: string;
  heads: readonly ReactNode[];
  rows: readonly ChartRow[];
  /** Below a chart that fills its card from edge to edge: brings its own room and a line above. */
  bleed?: boolean;
}

/** What a chart shows, in numbers: folded on the screen, open by itself in print. */
export function ChartTable({ title, heads, rows, bleed }: ChartTableProps) {
  const beside = bleed ? 'px-5 sm:px-6' : '';
  return (
    <details className={`group ${bleed ? 'border-t border-line' : ''}`}>
      <summary
        className={`flex min-h-control items-center gap-2 rounded-small py-2 text-small text-muted hover:text-ink ${beside}`}
      >
        <ChevronRightIcon className="shrink-0 transition-transform duration-120 group-open:rotate-90 print:hidden" />
        <Trans>Show as a table</Trans>
      </summary>
      <ScrollArea label={title} className={`relative overflow-x-auto pb-4 ${beside}`}>
        <table className="w-full text-left text-small">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              {heads.map((head, index) => (
                <th
                  // oxlint-disable-next-line react/no-array-index-key -- columns have no other name that is sure to differ
                  key={index}
                  scope="col"
                  className={`py-1.5 font-medium ${index ? 'pl-4 text-right' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, cells, strong, inset }) => (
              <tr key={key} className="border-t border-line break-inside-avoid">
                <th
                  scope="row"
                  className={`py-1.5 ${strong ? 'font-semibold' : 'font-normal'} ${inset ? 'pl-4' : ''}`}
                >
                  {head}
                </th>
                {cells.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the column is what tells cells apart
                  <td key={index} className="py-1.5 pl-4 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
