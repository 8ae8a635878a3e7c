import * as z from 'zod/mini';

/** What moving somebody to a stage decides. */
export const outcomes = ['hired', 'not_selected'] as const;
/** What candidates are shown of the stages: decided only once they have been told. */
export const progressStates = ['received', 'under_review', 'decided'] as const;

/** A person's stage in a list. */
export const stageChip = z.object({
  id: z.int(),
  name: z.string(),
  outcome: z.nullable(z.enum(outcomes)),
});
