/** From values to places in a drawing, in per cent of its width or height. */

export type Range = readonly [number, number];

/** Where a value lies between the ends of its axis, 0..100; what lies beyond an end is drawn at it. */
export function placeOn([low, high]: Range, value: number): number {
  if (high <= low) return 50;
  return Math.min(1, Math.max(0, (value - low) / (high - low))) * 100;
}

export function per(place: number): string {
  return `${place.toFixed(2)}%`;
}

/** A few round values from the first to the last one within the axis, at most `most`. */
export function roundTicks([low, high]: Range, most = 6): number[] {
  const size = (high - low) / Math.max(1, most - 1);
  if (!(size > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(size));
  const step = power * ([1, 2, 2.5, 5].find((times) => times * power >= size - 1e-9) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(10)));
}
