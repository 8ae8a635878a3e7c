import type { Hue } from './hue.ts';
import { textHue } from './hue.ts';

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

const per = (share: number) => `${share.toFixed(2)}%`;

/** A value above or below 0 as a dot on a line, its band and, in the middle, 0 itself. */
export function OffsetLine({ label, value, interval, mark, reach, hue, ring }: OffsetLineProps) {
  const at = (point: number) => (50 * (Math.min(reach, Math.max(-reach, point)) + reach)) / reach;
  const [from, to] = [at(interval[0]), at(interval[1])];
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height="26"
      className={`score-line block overflow-visible ${textHue[hue]}`}
    >
      <rect x="0" width="100%" y="12" height="2" rx="1" className="fill-line" />
      <rect x="50%" width="2" y="5" height="16" transform="translate(-1)" className="fill-edge" />
      <rect
        x={per(from)}
        width={per(to - from)}
        y="8"
        height="10"
        rx="5"
        fill="currentColor"
        opacity="0.3"
      />
      {mark != null && (
        <rect
          x={per(at(mark))}
          width="2"
          y="1"
          height="24"
          transform="translate(-1)"
          className="fill-ink"
          opacity="0.8"
        />
      )}
      <circle
        cx={per(at(value))}
        cy="13"
        r={ring ? 5.5 : 7}
        strokeWidth={ring ? 2.5 : 2}
        className={ring ? 'fill-surface stroke-current' : 'fill-current stroke-surface'}
      />
    </svg>
  );
}
