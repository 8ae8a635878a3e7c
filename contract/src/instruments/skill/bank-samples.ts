import * as z from 'zod/mini';
import { bankPath, testRow } from './bank-fields.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';

export const listSamples = endpoint({
  id: 'mcq-sample-list',
  method: 'GET',
  path: `${bankPath}/samples`,
  summary: 'Sample tests that come with the product and are not in the bank yet',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        code: z.string(),
        text: z.string(),
        /** In its pool. */
        questions_count: z.int(),
        /** How many of them a sitting draws. */
        questions_per_attempt: z.int(),
        /** That a sitting takes, at most. */
        minutes: z.int(),
      }),
    ),
  ),
});

export const installSamples = endpoint({
  id: 'mcq-sample-install',
  method: 'POST',
  path: `${bankPath}/samples`,
  summary: 'Put sample tests into the bank, for everyone; one that is there already stays as it is',
  access: 'operator',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({
    /** As the list names them. */
    codes: z.array(f.line(40)).check(z.minLength(1), z.maxLength(50)),
  }),
  /** Those that are new. */
  output: f.dataOf(z.array(testRow)),
  status: 201,
});
