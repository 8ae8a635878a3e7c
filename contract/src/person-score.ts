import * as z from 'zod/mini';

/** A result in one number with its band; what it counts in stands in `unit`. */
export const personScore = z.object({
  value: z.number(),
  /** Both ends of the interval within which the true score lies in nine cases of ten. */
  interval: z.tuple([z.number(), z.number()]),
  /** `ability`: the scale of the logical test; `percent` of right answers; `fit`: of 100 typical people, how many fit less well. */
  unit: z.enum(['ability', 'percent', 'fit']),
});
