import * as z from 'zod/mini';

/** Every instrument Assay can give. Adding an id makes the registries fail to compile until they carry it. */
export const instrumentIds = ['personality'] as const;
export type InstrumentId = (typeof instrumentIds)[number];

/** The id that the calls use for an instrument (`test_types[]`, `data.tests[].id`). */
export const testTypeIds = { personality: 1 } as const satisfies Record<InstrumentId, number>;
export type TestTypeId = (typeof testTypeIds)[InstrumentId];

export const personalityAnswerTypes = ['5-factor', 'tendency'] as const;
export type PersonalityAnswerType = (typeof personalityAnswerTypes)[number];

/** One stored answer as scoring sees it: the question and the position of the chosen option. */
export interface StoredAnswer {
  questionId: number;
  /** Position of the chosen option, counted from 0. */
  index: number;
  /** Seconds since the previous answer; absent for the first one. */
  seconds?: number;
}

/** The answer of the personality calls; `index` is the position of the chosen option. */
export const personalityAnswer = z.strictObject({
  index: z.int().check(z.minimum(0), z.maximum(4)),
  questionId: z.int().check(z.minimum(1), z.maximum(152)),
  scaleId: z.int().check(z.minimum(1), z.maximum(38)),
  type: z.enum(personalityAnswerTypes),
  confirmed: z.literal(true),
  seq: z.optional(z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))),
  attemptId: z.optional(z.int().check(z.minimum(1))),
});
