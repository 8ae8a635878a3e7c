import { coefficientInShort } from './coefficient.ts';
import { HeatMap } from './heat-map.tsx';
import type { HeatMapProps } from './heat-map.tsx';

export interface CorrelationHeatMapProps
  extends Pick<HeatMapProps, 'caption' | 'corner' | 'legend' | 'hue' | 'empty'> {
  /** Rows and columns alike, in the order of `matrix`. */
  names: readonly { key: string | number; name: string }[];
  /** −1..1; null where it could not be calculated. */
  matrix: readonly (readonly (number | null)[])[];
}

/** How much each two of up to fifty go together, from −1 to 1. */
export function CorrelationHeatMap({ names, matrix, ...rest }: CorrelationHeatMapProps) {
  return (
    <HeatMap
      rows={names}
      columns={names}
      values={matrix}
      scale={{ low: -1, middle: 0, high: 1 }}
      format={coefficientInShort}
      {...rest}
    />
  );
}
