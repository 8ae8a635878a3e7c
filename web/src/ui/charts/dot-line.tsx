import type { ReactNode } from 'react';
import type { Hue } from './hue.ts';
import { textHue } from './hue.ts';

interface DotLineProps {
  /** The whole of it in words. */
  label: string;
  hue: Hue;
  /** Places on the line are per cent of its width. */
  value: number;
  /** 95 % band. */
  band?: readonly [number, number];
  /** A reference as a thin mark. */
  mark?: number | null | undefined;
  /** A ring instead of a dot: the second of two. */
  ring?: boolean | undefined;
  /** Behind the line. */
  children?: ReactNode;
  className?: string;
}

export const per = (place: number) => `${place.toFixed(2)}%`;

/** A value as a dot on a line, with its band. */
export function DotLine({
  label,
  hue,
  value,
  band,
  mark,
  ring,
  children,
  className = '',
}: DotLineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="26"
      className={`score-line block overflow-visible ${textHue[hue]} ${className}`}
    >
      {children}
      <rect x="0" width="100%" y="12" height="2" rx="1" className="fill-line" />
      {band && (
        <rect
          x={per(band[0])}
          width={per(band[1] - band[0])}
          y="8"
          height="10"
          rx="5"
          fill="currentColor"
          opacity="0.3"
        />
      )}
      {mark != null && (
        <rect
          x={per(mark)}
          width="2"
          y="1"
          height="24"
          transform="translate(-1)"
          className="fill-ink"
          opacity="0.8"
        />
      )}
      <circle
        cx={per(value)}
        cy="13"
        r={ring ? 5.5 : 7}
        strokeWidth={ring ? 2.5 : 2}
        className={ring ? 'fill-surface stroke-current' : 'fill-current stroke-surface'}
      />
    </svg>
  );
}
