import type { ReactNode } from 'react';
import { per, placeOn } from './scale.ts';

const axis = [20, 80] as const;

/** Place of a T-score on a line from T 20 to 80, as SVG takes it. */
export function place(t: number): string {
  return per(placeOn(axis, t));
}

/** How long the line between two T-scores is. */
export function length([from, to]: readonly [number, number]): string {
  return per(placeOn(axis, to) - placeOn(axis, from));
}

interface ScaleSvgProps {
  /** Says everything that is drawn. */
  label: string;
  height: number;
  target: number | null;
  children: ReactNode;
}

/** A scale with the average range behind what is drawn on it, and a thin mark for the profile. */
export function ScaleSvg({ label, height, target, children }: ScaleSvgProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      className="score-line block overflow-visible text-violet"
    >
      <rect
        x={place(45)}
        width={length([45, 55])}
        y="3"
        height={height - 6}
        rx="4"
        className="fill-line/70"
      />
      {children}
      {target !== null && (
        <rect
          x={place(target)}
          width="2"
          y="0"
          height={height}
          transform="translate(-1)"
          className="fill-ink"
          opacity="0.8"
        />
      )}
    </svg>
  );
}

interface TrackProps {
  /** Middle of the line, in pixels. */
  y: number;
  /** The pale bar. */
  interval: readonly [number, number];
}

/** The line of one score with its band. */
export function Track({ y, interval }: TrackProps) {
  return (
    <>
      <rect x="0" width="100%" y={y - 1} height="2" rx="1" className="fill-line" />
      <rect
        x={place(interval[0])}
        width={length(interval)}
        y={y - 4}
        height="8"
        rx="4"
        fill="currentColor"
        opacity="0.28"
      />
    </>
  );
}

/** A full dot with a rim, so that it stands apart from the band. */
export function Dot({ t, y }: { t: number; y: number }) {
  return (
    <circle
      cx={place(t)}
      cy={y}
      r="6"
      fill="currentColor"
      strokeWidth="2"
      className="stroke-surface"
    />
  );
}
