import { useLingui } from '@lingui/react/macro';
import { calendarMark, dayInWords, ownTimeZone } from '../../lib/moments.ts';
import { ChartTable } from './chart-table.tsx';
import { textHue } from './hue.ts';
import { per, placeOn, roundTicks } from './scale.ts';
import type { Range } from './scale.ts';
import { Mark, SeriesDrawing } from './series-drawing.tsx';
import { valueInWords } from './series-points.ts';
import type { SeriesLine } from './series-points.ts';
import { timeTicks } from './time-ticks.ts';

export interface SeriesProps {
  /** Names the figure and its table; for screen readers. */
  title: string;
  /** Says in a sentence what is drawn. */
  label: string;
  /** Both ends of the upright axis. */
  domain: Range;
  /** One or two; the second is dashed, with square marks. */
  series: readonly SeriesLine[];
  format?: (value: number) => string;
  /** What is said instead when there is no value. */
  empty: string;
}

/** In pixels. */
const height = 180;

/** Values over time, on an axis of real time, each with its band. */
export function Series(props: SeriesProps) {
  const { title, label, domain, series, format = String, empty } = props;
  const moments = series.flatMap(({ points }) =>
    points.filter(({ value }) => value !== null).map(({ at }) => Date.parse(at)),
  );
  if (moments.length === 0) return <p className="py-6 text-muted">{empty}</p>;
  const stretch: Range = [Math.min(...moments), Math.max(...moments)];
  const zone = ownTimeZone();
  const { at: ticks, unit } = timeTicks(...stretch, zone);
  const levels = roundTicks(domain, 5);
  return (
    <figure aria-label={title} className="min-w-0 break-inside-avoid">
      {series.length > 1 && <SeriesNames series={series} />}
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div aria-hidden className="relative min-w-6 text-right text-tiny text-muted">
          {/* Gives the column its width; the others lie over it. */}
          <span className="invisible">{format(levels.at(-1) ?? domain[1])}</span>
          {levels.map((level) => (
            <span
              key={level}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${(1 - placeOn(domain, level) / 100) * height}px` }}
            >
              {format(level)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={label}
          width="100%"
          height={height}
          className="chart block overflow-visible"
        >
          {levels.map((level) => (
            <rect
              key={level}
              y={(1 - placeOn(domain, level) / 100) * height}
              width="100%"
              height="1"
              className="fill-line"
            />
          ))}
          {series.map((line, index) => (
            <SeriesDrawing key={line.name} {...{ line, index, domain, stretch, height, format }} />
          ))}
        </svg>
        <div aria-hidden className="relative col-start-2 h-7 text-tiny text-muted">
          {ticks.map((tick) => (
            <span
              key={tick}
              className={`absolute top-2 whitespace-nowrap ${aside(placeOn(stretch, tick))}`}
              style={{ left: per(placeOn(stretch, tick)) }}
            >
              {calendarMark(tick, unit, zone)}
            </span>
          ))}
        </div>
      </div>
      <SeriesTable {...{ title, series, format }} />
    </figure>
  );
}

/** Keeps the words at an end of the axis within the figure. */
function aside(place: number): string {
  if (place < 4) return '';
  return place > 96 ? '-translate-x-full' : '-translate-x-1/2';
}

function SeriesNames({ series }: Pick<SeriesProps, 'series'>) {
  return (
    <figcaption className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {series.map(({ name, hue = 'accent' }, index) => (
        <span key={name} className="flex items-center gap-2">
          <svg width="28" height="14" aria-hidden className={`chart ${textHue[hue]}`}>
            <line
              x1="0"
              x2="28"
              y1="7"
              y2="7"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={index ? '5 4' : undefined}
            />
            <Mark x="14" y={7} square={index > 0} />
          </svg>
          {name}
        </span>
      ))}
    </figcaption>
  );
}

function SeriesTable({
  title,
  series,
  format,
}: Required<Pick<SeriesProps, 'title' | 'series' | 'format'>>) {
  const { t } = useLingui();
  const moments = [
    ...new Set(series.flatMap(({ points }) => points.map(({ at }) => at))),
  ].toSorted();
  const rows = moments.map((moment) => ({
    key: moment,
    head: dayInWords(moment),
    cells: series.map(({ points }) => {
      const point = points.find(({ at }) => at === moment);
      return point ? valueInWords(point, format) : '–';
    }),
  }));
  return (
    <ChartTable title={title} heads={[t`Day`, ...series.map(({ name }) => name)]} rows={rows} />
  );
}
