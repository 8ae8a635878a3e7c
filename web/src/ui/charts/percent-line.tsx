import { useLingui } from '@lingui/react/macro';
import type { Hue } from './hue.ts';
import { textHue } from './hue.ts';

export interface PercentLineProps {
  name: string;
  percent: number;
  /** 95 %. */
  interval: readonly [number, number];
  hue?: Hue;
  /** The whole of it in words, where it is no share. */
  label?: string;
}

/** A score as a dot on a line from 0 to 100 %, with its band. */
export function PercentLine({ name, percent, interval, hue = 'skills', label }: PercentLineProps) {
  const { t } = useLingui();
  const [value, from, to] = [percent, ...interval].map(Math.round);
  const [low, high] = interval;
  return (
    <svg
      role="img"
      aria-label={label ?? t`${name}: ${value} per cent, between ${from} and ${to}`}
      width="100%"
      height="26"
      className={`score-line block overflow-visible ${textHue[hue]}`}
    >
      <rect x="0" width="100%" y="12" height="2" rx="1" className="fill-line" />
      <rect
        x={`${low}%`}
        width={`${high - low}%`}
        y="8"
        height="10"
        rx="5"
        fill="currentColor"
        opacity="0.3"
      />
      <circle
        cx={`${percent}%`}
        cy="13"
        r="7"
        fill="currentColor"
        strokeWidth="2"
        className="stroke-surface"
      />
    </svg>
  );
}
