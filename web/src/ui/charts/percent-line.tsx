import { useLingui } from '@lingui/react/macro';
import { DotLine } from './dot-line.tsx';

export interface PercentLineProps {
  name: string;
  percent: number;
  /** 95 %. */
  interval: readonly [number, number];
}

/** A score as a dot on a line from 0 to 100 %, with its band. */
export function PercentLine({ name, percent, interval }: PercentLineProps) {
  const { t } = useLingui();
  const [value, from, to] = [percent, ...interval].map(Math.round);
  return (
    <DotLine
      label={t`${name}: ${value} per cent, between ${from} and ${to}`}
      hue="skills"
      value={percent}
      band={interval}
    />
  );
}
