import type { Figure, Mark } from '@assay/contract/figures';
import { useId } from 'react';
import { outlines } from './outlines.ts';

const eighths = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** What figures stand on: drawn faint, so that it does not count as a part of them. */
function Ground({ shape, size }: { shape: 'ring' | 'grid'; size: number }) {
  if (shape === 'grid') {
    const third = size / 3;
    return (
      <path
        className="fill-none stroke-edge"
        strokeWidth="1.2"
        d={`M${-size} ${-size}H${size}V${size}H${-size}ZM${-third} ${-size}V${size}M${third} ${-size}V${size}M${-size} ${-third}H${size}M${-size} ${third}H${size}`}
      />
    );
  }
  return (
    <g className="fill-none stroke-edge" strokeWidth="1.2">
      <circle r={size} />
      {eighths.map((turn) => (
        <path key={turn} d={`M0 ${-size}v4`} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function OneMark({ mark: [shape, size, fill, turn], pattern }: { mark: Mark; pattern: string }) {
  if (shape === 'ring' || shape === 'grid') return <Ground shape={shape} size={size} />;
  const fills = { empty: 'none', solid: 'currentColor', striped: `url(#${pattern}${turn})` };
  const look = {
    fill: shape === 'bar' || shape === 'hand' ? 'none' : fills[fill],
    stroke: 'currentColor',
    strokeWidth: size < 16 ? 2 : 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return shape === 'circle' ? (
    <circle r={0.95 * size} {...look} />
  ) : (
    <path d={outlines[shape]?.(size)} transform={`rotate(${turn})`} {...look} />
  );
}

const placesOf = (points: readonly number[]) =>
  points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1] ?? 0] as const] : []));

interface FigureDrawingProps {
  figure: Figure;
  /** Left out where the words stand beside it or name what it is in. */
  hidden?: boolean;
  className?: string;
}

/** A figure of a puzzle in the colour of the text around it, as large as its place; a number as text. */
export function FigureDrawing({ figure: { text, marks }, hidden, className }: FigureDrawingProps) {
  const pattern = useId();
  if (!marks) return <span className={`tabular-nums ${className ?? ''}`}>{text}</span>;
  const striped = [
    ...new Set(marks.filter((mark) => mark[2] === 'striped').map((mark) => mark[3])),
  ];
  return (
    <svg
      viewBox="0 0 100 100"
      className={`block w-full overflow-visible ${className ?? ''}`}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      {striped.map((turn) => (
        // Stripes keep their slant when a figure is turned.
        <pattern
          key={turn}
          id={`${pattern}${turn}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${45 - turn})`}
        >
          <rect width="2" height="5" fill="currentColor" />
        </pattern>
      ))}
      {marks.flatMap((mark, layer) =>
        placesOf(mark[4]).map(([x, y]) => (
          <g key={`${layer} ${x} ${y}`} transform={`translate(${x} ${y})`}>
            <OneMark mark={mark} pattern={pattern} />
          </g>
        )),
      )}
    </svg>
  );
}
