import * as z from 'zod/mini';

/** A result in one number with its band; what it counts in stands in `unit`. */
export const personScore = z.object({
  value: z.number(),
  /** Both ends of the interval within which the true score lies in 19 cases of 20; of a fit in nine of ten. */
  interval: z.tuple([z.number(), z.number()]),
  /** `ability`: the model score of the logical test, around 100; `percent` of right answers; `fit`: of 100 typical people, how many fit less well. */
  unit: z.enum(['ability', 'percent', 'fit']),
});
