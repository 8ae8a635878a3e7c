import { Density } from '../../../ui/charts/density.tsx';
import { number } from '../words.ts';
import { shareBelow, zOfShare } from './normal.ts';

interface LikenessLineProps {
  percentile: number;
  interval: readonly [number, number];
}

const place = (percentile: number) => zOfShare(percentile / 100);

/** Where a pair lies among random pairs; the axis is that of the normal curve, its numbers are percentiles. */
export function LikenessLine({ percentile, interval: [from, to] }: LikenessLineProps) {
  return (
    <Density
      title="Likeness among random pairs"
      label={`More alike than ${number(percentile)} of 100 random pairs, between ${number(from)} and ${number(to)}.`}
      domain={[-3, 3]}
      spread={{ mean: 0, sd: 1 }}
      quartiles={[place(25), place(75)]}
      marker={{ at: place(percentile), band: [place(from), place(to)], label: number(percentile) }}
      hue="personality"
      format={(z) => number(shareBelow(z) * 100)}
      ends={['less alike', 'more alike']}
    />
  );
}
