import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** What a threshold would do, before anybody is moved by it. */

/** Groups whose rates are compared. */
const cutOffGroups = {
  gender: ['female', 'male', 'other'],
  age: ['under_30', '30_39', '40_49', '50_and_over'],
} as const;

const rates = (names: readonly string[]) =>
  z.array(
    z.object({
      name: z.enum([...names]),
      people: z.int(),
      passed: z.int(),
      rate: z.number(),
      /** Of the highest rate; null when nobody passed. */
      ratio: z.nullable(z.number()),
      /** Fisher’s exact test against the group with the highest rate, two-sided. */
      p: z.number(),
      /** Below four fifths of the highest rate. */
      below: z.boolean(),
    }),
  );

export const checkCutOff = endpoint({
  id: 'campaign-cut-off',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/cut-off',
  summary:
    'How many people of a recruitment campaign reach a threshold, how many of these or the others would change within one standard error, and the rates by gender and age band, in groups of 30 or more who agreed to this check',
  access: 'manager',
  effect: 'read',
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({
    test: f.testId,
    /** In the unit of the test’s score in lists: a model score around 100, or per cent. */
    threshold: z.coerce.number().check(z.minimum(-1000), z.maximum(1000)),
  }),
  output: f.dataOf(
    z.object({
      /** With a score that may be seen. */
      people: z.int(),
      passed: z.int(),
      /** On the other side of the threshold if the score were one standard error lower or higher. */
      unsure: z.int(),
      /**
       * Told at the threshold nearest to the one that was asked for of those between which ten people or more lie, so that asking at two
       * scores does not tell who the one between them is.
       */
      gender: rates(cutOffGroups.gender),
      age: rates(cutOffGroups.age),
    }),
  ),
});
