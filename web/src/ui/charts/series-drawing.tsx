import { area, line as path } from 'd3-shape';
import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { textHue } from './hue.ts';
import { per, placeOn } from './scale.ts';
import type { Range } from './scale.ts';
import { valueInWords } from './series-points.ts';
import type { SeriesLine, SeriesPoint } from './series-points.ts';

interface SeriesDrawingProps {
  line: SeriesLine;
  /** 0 is drawn full, 1 dashed with square marks. */
  index: number;
  domain: Range;
  /** From the first moment to the last, in milliseconds. */
  stretch: Range;
  height: number;
  format: (value: number) => string;
}

/** One line of a series with its band: broken where a value is missing. */
export function SeriesDrawing({
  line,
  index,
  domain,
  stretch,
  height,
  format,
}: SeriesDrawingProps) {
  const x = ({ at }: SeriesPoint) => placeOn(stretch, Date.parse(at));
  const level = (value: number) => 100 - placeOn(domain, value);
  const known = ({ value }: SeriesPoint) => value !== null;
  const band = area<SeriesPoint>()
    .defined((point) => known(point) && point.band !== undefined)
    .x(x)
    .y0(({ band }) => level(band?.[0] ?? 0))
    .y1(({ band }) => level(band?.[1] ?? 0));
  const trace = path<SeriesPoint>()
    .defined(known)
    .x(x)
    .y(({ value }) => level(value ?? 0));
  const { name, points, hue = 'accent' } = line;
  return (
    <g className={textHue[hue]}>
      <svg width="100%" height={height} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={band(points) ?? ''} fill="currentColor" opacity="0.16" />
        <path
          d={trace(points) ?? ''}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={index ? '6 5' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.map((point) => {
        if (point.value === null) return null;
        const [from, to] = (point.band ?? [point.value, point.value]).map(level);
        return (
          <g key={point.at}>
            <title>{`${name}, ${dayInWords(point.at)}: ${valueInWords(point, format)}`}</title>
            {/* A point between two gaps has no line and no area, so its band is drawn for itself. */}
            <rect
              x={per(x(point))}
              width="2"
              transform="translate(-1)"
              y={per(to ?? 0)}
              height={per((from ?? 0) - (to ?? 0))}
              fill="currentColor"
              opacity="0.4"
            />
            <Mark x={per(x(point))} y={per(level(point.value))} square={index > 0} />
            {point.n !== undefined && (
              <text
                x={per(x(point))}
                y={per(level(point.value))}
                dy={-10}
                textAnchor="middle"
                className="fill-muted text-tiny"
              >
                {`n = ${counted(point.n)}`}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface MarkProps {
  x: string;
  y: string | number;
  square: boolean;
}

/** A dot, or a square for the second line, with a rim that sets it apart. */
export function Mark({ x, y, square }: MarkProps) {
  const face = { fill: 'currentColor', strokeWidth: 2, className: 'stroke-surface' };
  if (!square) return <circle cx={x} cy={y} r="5" {...face} />;
  return <rect x={x} y={y} width="9" height="9" transform="translate(-4.5 -4.5)" {...face} />;
}
