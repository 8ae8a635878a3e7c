/** How strongly a cell is coloured: never so much that the number in it is hard to read. */
const strongest = 46;

export interface TintScale {
  /** Value of the strongest colour on the low side. */
  low: number;
  /** Value without colour. */
  middle: number;
  high: number;
}

/** Background of a cell: from warm for the low end over the paper's own to the hue for the high end. */
export function tint(value: number, { low, middle, high }: TintScale): string {
  const end = value < middle ? low : high;
  const strength = Math.min(1, Math.abs(value - middle) / Math.abs(end - middle));
  const share = Math.round(strength * strongest);
  return `color-mix(in oklab, var(${value < middle ? '--warm' : '--high'}) ${share}%, var(--surface))`;
}
