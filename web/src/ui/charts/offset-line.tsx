import { DotLine } from './dot-line.tsx';
import type { Hue } from './hue.ts';

export interface OffsetLineProps {
  /** The whole of it in words. */
  label: string;
  value: number;
  /** 95 % band. */
  interval: readonly [number, number];
  /** A reference as a thin mark. */
  mark?: number | null | undefined;
  /** Where the line ends on either side of 0; what lies beyond stands at its end. */
  reach: number;
  hue: Hue;
  /** A ring instead of a dot: the second of two. */
  ring?: boolean;
}

/** A value above or below 0 as a dot on a line, its band and, in the middle, 0 itself. */
export function OffsetLine({ label, value, interval, mark, reach, hue, ring }: OffsetLineProps) {
  const at = (point: number) => (50 * (Math.min(reach, Math.max(-reach, point)) + reach)) / reach;
  return (
    <DotLine
      label={label}
      hue={hue}
      value={at(value)}
      band={[at(interval[0]), at(interval[1])]}
      mark={mark == null ? null : at(mark)}
      ring={ring}
    >
      <rect x="50%" width="2" y="5" height="16" transform="translate(-1)" className="fill-edge" />
    </DotLine>
  );
}
