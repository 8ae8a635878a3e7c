import { useLingui } from '@lingui/react/macro';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { percent } from '../../lib/numbers.ts';
import { ChartTable } from './chart-table.tsx';
import type { CurvePoint, Spread } from './density-curve.ts';
import { densityCurve } from './density-curve.ts';
import type { Hue } from './hue.ts';
import { textHue } from './hue.ts';
import { per, placeOn, roundTicks } from './scale.ts';
import type { Range } from './scale.ts';

export interface DensityProps {
  /** Names the figure and its table; for screen readers. */
  title: string;
  /** Says in a sentence everything that is drawn. */
  label: string;
  /** Both ends of the axis, in its unit. */
  domain: Range;
  /** How other people are spread over it. */
  spread: Spread;
  /** The middle half of them, drawn as a pale range. */
  quartiles?: Range | undefined;
  /** The person: a dot at the foot of a line, with a band for the measurement error; `label` is a few letters, as `78`. */
  marker?: { at: number; band?: Range; label: string } | undefined;
  hue?: Hue;
  /** How a value is written. */
  format?: (value: number) => string;
  /** What is said instead when there is nobody to compare with. */
  empty?: string;
  /** Below the ends of the axis: `less alike`, `more alike`. */
  ends?: readonly [ReactNode, ReactNode];
}

const height = 132;
/** Of the axis, in pixels from above. */
const foot = 104;
const head = 26;

/** How people are spread, as a quiet curve, and where one of them stands. */
export function Density(props: DensityProps) {
  const { title, label, domain, spread, quartiles, marker, hue = 'accent', ends } = props;
  const { format = String, empty } = props;
  const { t } = useLingui();
  const points = densityCurve(spread, domain);
  if (points.length === 0) return <p className="py-6 text-muted">{empty ?? t`No results yet`}</p>;
  const x = ([value]: CurvePoint) => placeOn(domain, value);
  const y = ([, share]: CurvePoint) => 100 - share * 100;
  const fill = area<CurvePoint>().x(x).y0(100).y1(y).curve(curveMonotoneX);
  const rim = line<CurvePoint>().x(x).y(y).curve(curveMonotoneX);
  return (
    <figure aria-label={title} className="min-w-0 break-inside-avoid">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={height}
        className={`chart block overflow-visible ${textHue[hue]}`}
      >
        {quartiles && <Span domain={domain} range={quartiles} className="fill-line/70" />}
        <svg
          y={head}
          height={foot - head}
          width="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          <path d={fill(points) ?? ''} className="fill-muted" opacity="0.16" />
          <path
            d={rim(points) ?? ''}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className="stroke-muted"
            opacity="0.7"
          />
        </svg>
        <rect y={foot - 1} width="100%" height="2" rx="1" className="fill-line" />
        {roundTicks(domain).map((tick) => (
          <text
            key={tick}
            x={per(placeOn(domain, tick))}
            y={foot + 21}
            textAnchor={anchorAt(placeOn(domain, tick), 2)}
            className="fill-muted text-tiny"
          >
            {format(tick)}
          </text>
        ))}
        {marker && <Marker domain={domain} {...marker} />}
      </svg>
      {ends && (
        <div aria-hidden className="flex justify-between gap-4 text-tiny text-muted">
          <span>{ends[0]}</span>
          <span className="text-right">{ends[1]}</span>
        </div>
      )}
      <DensityTable {...{ ...props, format }} />
    </figure>
  );
}

interface SpanProps {
  domain: Range;
  range: Range;
  className: string;
}

function Span({ domain, range, className }: SpanProps) {
  const [from, to] = [placeOn(domain, range[0]), placeOn(domain, range[1])];
  return (
    <rect
      x={per(from)}
      width={per(to - from)}
      y={head}
      height={foot - head}
      className={className}
    />
  );
}

/** Keeps the letters at an end of the axis within the drawing. */
function anchorAt(place: number, margin: number) {
  if (place < margin) return 'start';
  return place > 100 - margin ? 'end' : 'middle';
}

function Marker({
  domain,
  at,
  band,
  label,
}: NonNullable<DensityProps['marker']> & { domain: Range }) {
  const place = placeOn(domain, at);
  const [from, to] = (band ?? [at, at]).map((value) => placeOn(domain, value));
  return (
    <>
      {band && (
        <rect
          x={per(from ?? place)}
          width={per((to ?? place) - (from ?? place))}
          y={foot - 5}
          height="10"
          rx="5"
          fill="currentColor"
          opacity="0.3"
        />
      )}
      <rect
        x={per(place)}
        y={head - 4}
        width="2"
        height={foot - head + 4}
        transform="translate(-1)"
        fill="currentColor"
      />
      <circle
        cx={per(place)}
        cy={foot}
        r="7"
        fill="currentColor"
        strokeWidth="2"
        className="stroke-surface"
      />
      <text
        x={per(place)}
        y={head - 11}
        textAnchor={anchorAt(place, 10)}
        className="fill-ink text-small font-semibold"
      >
        {label}
      </text>
    </>
  );
}

function DensityTable(props: DensityProps & { format: (value: number) => string }) {
  const { title, domain, spread, quartiles, marker, format } = props;
  const { t } = useLingui();
  const range = ([from, to]: Range) => `${format(from)}–${format(to)}`;
  const facts: [string, string][] = [];
  if (marker) facts.push([t`Measured`, format(marker.at)]);
  if (marker?.band) facts.push([t`With measurement error`, range(marker.band)]);
  if (quartiles) facts.push([t`The middle half of the others`, range(quartiles)]);
  if ('shares' in spread) facts.push(...sharesInWords(spread.shares, domain, range));
  else {
    const { mean, sd } = spread;
    facts.push([t`Average of the others`, format(mean)]);
    facts.push([t`Two thirds of the others`, range([mean - sd, mean + sd])]);
  }
  const rows = facts.map(([head, cell]) => ({ key: head, head, cells: [cell] }));
  return <ChartTable title={title} heads={[t`What`, t`Value`]} rows={rows} />;
}

/** The bins in which there is anybody. */
function sharesInWords(
  shares: readonly number[],
  [low, high]: Range,
  name: (range: Range) => string,
) {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const width = (high - low) / shares.length;
  return shares.flatMap((share, bin): [string, string][] => {
    if (share <= 0) return [];
    const from = low + bin * width;
    return [[name([from, from + width]), percent(share / whole, 1)]];
  });
}
