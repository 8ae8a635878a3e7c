import { Density } from '../../../ui/charts/density.tsx';
import { shareBelow, zOfShare } from '../../../features/reports/normal.ts';
import { number } from '../../../features/reports/words.ts';

interface RankLineProps {
  title: string;
  /** Says in a sentence everything that is drawn. */
  label: string;
  percentile: number;
  interval: readonly [number, number];
  ends: readonly [string, string];
}

const place = (percentile: number) => zOfShare(percentile / 100);

/** Where somebody lies among others; the axis is that of the normal curve, its numbers are percentiles. */
export function RankLine({ title, label, percentile, interval: [from, to], ends }: RankLineProps) {
  return (
    <Density
      title={title}
      label={label}
      domain={[-3, 3]}
      spread={{ mean: 0, sd: 1 }}
      quartiles={[place(25), place(75)]}
      marker={{ at: place(percentile), band: [place(from), place(to)], label: number(percentile) }}
      hue="violet"
      format={(z) => number(shareBelow(z) * 100)}
      ends={ends}
    />
  );
}
