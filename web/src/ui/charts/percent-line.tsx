import { useLingui } from '@lingui/react/macro';
import { DotLine } from './dot-line.tsx';
import type { Hue } from './hue.ts';

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
export function PercentLine({ name, percent, interval, hue = 'olive', label }: PercentLineProps) {
  const { t } = useLingui();
  const [value, from, to] = [percent, ...interval].map(Math.round);
  return (
    <DotLine
      label={label ?? t`${name}: ${value} %, between ${from} and ${to}`}
      hue={hue}
      value={percent}
      band={interval}
    />
  );
}
