import type { Fit } from './fit.ts';

/** A fit as the first thing that a reader sees: a rank among typical people with its uncertainty. */
export function fitInWords({
  percentile,
  percentileInterval: [low, high],
}: Pick<Fit, 'percentile' | 'percentileInterval'>): string {
  const rank = `Higher than about ${percentile} of 100 typical people (90 %: ${low}–${high}).`;
  if (low > 50) return `${rank} Clearly above the middle of typical people.`;
  if (high < 50) return `${rank} Clearly below the middle of typical people.`;
  return `${rank} The range includes the middle of typical people, so the difference could be chance.`;
}

export const earlierFitInWords =
  'This result was scored before version 2026.2 and keeps the fit of that time. Its formula lowers every fit by the error of measurement, so it cannot be compared with newer ones.';

/** Fits of 1,000 simulated people to the 25 families: any two correlate .96 on average. */
export const familyNote =
  'Job families hardly differ from each other: a fit to one is mostly a general sign of having no marked lows (fits to two families correlate .96 on average). It says little about which family suits best. The own profile below shows what is particular to this person.';
