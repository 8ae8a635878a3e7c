import * as z from 'zod/mini';
import { answerSeq } from '../answer-seq.ts';
import { personalityAnswerTypes } from '../instruments.ts';

/** The answer of the personality calls; `index` is the position of the chosen option. */
export const personalityAnswer = z.strictObject({
  index: z.int().check(z.minimum(0), z.maximum(4)),
  questionId: z.int().check(z.minimum(1), z.maximum(152)),
  scaleId: z.int().check(z.minimum(1), z.maximum(38)),
  type: z.enum(personalityAnswerTypes),
  /** Sent along by clients that keep it beside the answer; whatever it says, the answer is stored. */
  confirmed: z.optional(z.boolean()),
  seq: z.optional(answerSeq),
  attemptId: z.optional(z.int().check(z.minimum(1))),
});
