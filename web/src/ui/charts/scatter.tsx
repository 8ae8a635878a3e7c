import { ChartTable } from './chart-table.tsx';
import type { Hue } from './hue.ts';
import { textHue } from './hue.ts';
import type { Range } from './scale.ts';
import { per, placeOn, roundTicks } from './scale.ts';

export interface ScatterAxis {
  name: string;
  domain: Range;
  format: (value: number) => string;
}

export interface ScatterProps {
  /** Names the figure and its table; for screen readers. */
  title: string;
  /** Says in a sentence what is drawn. */
  label: string;
  /** To the right, and upright. */
  axes: readonly [ScatterAxis, ScatterAxis];
  points: readonly (readonly [x: number, y: number])[];
  hue?: Hue;
}

/** In pixels. */
const height = 260;

/** A dot for each person; where several lie on one another the dot is darker. */
export function Scatter({ title, label, axes, points, hue = 'accent' }: ScatterProps) {
  const [across, up] = axes;
  const y = (value: number) => (1 - placeOn(up.domain, value) / 100) * height;
  const rows = points
    .toSorted(([one], [other]) => one - other)
    .map(([first, second], place) => ({
      key: String(place),
      head: across.format(first),
      cells: [up.format(second)],
    }));
  return (
    <figure aria-label={title} className="min-w-0 break-inside-avoid">
      <p aria-hidden className="mb-4 text-tiny text-muted">
        {up.name}
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div aria-hidden className="relative min-w-6 text-right text-tiny text-muted">
          {roundTicks(up.domain, 5).map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${y(tick)}px` }}
            >
              {up.format(tick)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={label}
          width="100%"
          height={height}
          className={`chart block overflow-visible ${textHue[hue]}`}
        >
          {roundTicks(up.domain, 5).map((tick) => (
            <rect key={tick} y={y(tick)} width="100%" height="1" className="fill-line" />
          ))}
          {points.map(([first, second], place) => (
            <circle
              // oxlint-disable-next-line react/no-array-index-key -- people have no names here, and the order never changes
              key={place}
              cx={per(placeOn(across.domain, first))}
              cy={y(second)}
              r="5"
              fill="currentColor"
              opacity="0.55"
            />
          ))}
        </svg>
        <div aria-hidden className="relative col-start-2 h-6 text-tiny text-muted">
          {roundTicks(across.domain).map((tick) => (
            <span
              key={tick}
              className={`absolute top-2 whitespace-nowrap ${aside(placeOn(across.domain, tick))}`}
              style={{ left: per(placeOn(across.domain, tick)) }}
            >
              {across.format(tick)}
            </span>
          ))}
        </div>
      </div>
      <p aria-hidden className="mt-1 text-right text-tiny text-muted">
        {across.name}
      </p>
      <ChartTable title={title} heads={[across.name, up.name]} rows={rows} />
    </figure>
  );
}

/** Keeps the numbers at an end of the axis within the figure. */
function aside(place: number): string {
  if (place < 4) return '';
  return place > 96 ? '-translate-x-full' : '-translate-x-1/2';
}
