import type { CSSProperties } from 'react';
import type { Hue } from './hue.ts';
import type { TintScale } from './tint.ts';
import { tint } from './tint.ts';
import { ScrollArea } from '../page/scroll-area.tsx';

export interface HeatHead {
  key: string | number;
  name: string;
  /** A row that the following ones belong to. */
  strong?: boolean;
}

export interface HeatMapProps {
  /** What the map is of; names the region and the table. */
  caption: string;
  /** What the rows are: the head of their column. */
  corner: string;
  rows: readonly HeatHead[];
  columns: readonly HeatHead[];
  /** Row by row; null where nothing was measured. */
  values: readonly (readonly (number | null)[])[];
  scale: TintScale;
  /** What low and high values mean, at both ends of the legend. */
  legend: readonly [low: string, high: string];
  hue?: Hue;
  /** How a number is written in its cell. */
  format?: (value: number) => string;
  /** What is said instead when there are no rows or no columns. */
  empty: string;
}

/**
 * Numbers on colours, as a real table: what a screen reader reads is what is seen. It scrolls inside its own region,
 * with the names of rows and columns staying in view.
 */
export function HeatMap(props: HeatMapProps) {
  const { caption, corner, rows, columns, values, scale, legend, hue = 'accent', empty } = props;
  const { format = (value) => String(Math.round(value)) } = props;
  if (rows.length === 0 || columns.length === 0) return <p className="py-6 text-muted">{empty}</p>;
  return (
    <figure aria-label={caption} style={{ '--high': `var(--${hue})` } as CSSProperties}>
      <ScrollArea
        label={caption}
        className="relative max-h-[min(42rem,85dvh)] w-fit max-w-full overflow-auto overscroll-x-contain rounded-control border border-line print:max-h-none print:w-full print:overflow-visible"
      >
        <table className="border-separate border-spacing-0 bg-surface text-small print:w-full print:table-fixed print:text-[7pt] print:leading-tight">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 border-r border-b border-line bg-surface px-3 py-2 text-left align-bottom font-medium text-muted print:static print:w-32"
              >
                {corner}
              </th>
              {columns.map(({ key, name }) => (
                <th
                  key={key}
                  scope="col"
                  title={name}
                  className="sticky top-0 z-10 h-32 border-b border-line bg-surface px-0 py-2 text-center align-bottom font-medium print:static"
                >
                  <span className="inline-block max-h-28 max-w-9 overflow-hidden rotate-180 text-left leading-tight [overflow-wrap:anywhere] [writing-mode:vertical-rl]">
                    {name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, strong }, row) => (
              <tr key={key} className="group break-inside-avoid">
                <th
                  scope="row"
                  title={name}
                  className={`sticky left-0 z-10 border-r border-line bg-surface px-3 py-0 text-left group-hover:text-accent print:static print:px-1 ${strong ? 'font-semibold' : 'font-normal'}`}
                >
                  <span className="line-clamp-2 w-24 leading-tight [overflow-wrap:anywhere] sm:w-44 print:line-clamp-none print:w-auto">
                    {name}
                  </span>
                </th>
                {columns.map(({ key: column }, index) => (
                  <Cell key={column} value={values[row]?.[index] ?? null} {...{ scale, format }} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <Legend {...{ scale, legend, format }} />
    </figure>
  );
}

interface CellProps {
  value: number | null;
  scale: TintScale;
  format: (value: number) => string;
}

const cellFace =
  'h-8 min-w-11 border-2 border-surface px-1 py-0 text-center print:h-auto print:min-w-0 print:border print:px-0 print:[print-color-adjust:exact]';

function Cell({ value, scale, format }: CellProps) {
  if (value === null) return <td className={`${cellFace} text-muted`}>–</td>;
  return (
    <td className={cellFace} style={{ backgroundColor: tint(value, scale) }}>
      {format(value)}
    </td>
  );
}

interface LegendProps extends Pick<HeatMapProps, 'scale' | 'legend'> {
  format: (value: number) => string;
}

function Legend({ scale, legend, format }: LegendProps) {
  const { low, middle, high } = scale;
  const steps = [low, (low + middle) / 2, middle, (middle + high) / 2, high];
  return (
    <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-muted">
      <span>{legend[0]}</span>
      <span className="flex overflow-hidden rounded-small border border-line">
        {steps.map((value) => (
          <span
            key={value}
            className="min-w-9 px-1 text-center text-ink [print-color-adjust:exact]"
            style={{ backgroundColor: tint(value, scale) }}
          >
            {format(value)}
          </span>
        ))}
      </span>
      <span>{legend[1]}</span>
    </figcaption>
  );
}
