import * as z from 'zod/mini';
import { bankPath, test, testLanguages, testRow } from './bank-fields.ts';
import { bankLimits } from './bank-limits.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { told } from '../../platform/field-text.ts';

const testFields = {
  text: f.line(bankLimits.name),
  description: z.optional(f.paragraphs(bankLimits.description)),
  /** How many of its questions a sitting draws; null for all. Left out, it stays as it is. */
  questions_per_attempt: z.optional(
    z.nullable(
      z
        .int(told('whole_number'))
        .check(
          z.minimum(1, told('from_one', bankLimits.questions)),
          z.maximum(bankLimits.questions, told('from_one', bankLimits.questions)),
        ),
    ),
  ),
  /** What its questions are written in; null when that is not said. Left out, it stays as it is. */
  language: z.optional(z.nullable(z.enum(testLanguages))),
  is_universal: z.optional(z.boolean()),
  organization_ids: z.optional(z.array(f.id).check(z.maxLength(10_000))),
};
/** Whether it is for everybody and the organisations say the same. */
function agreed({
  is_universal,
  organization_ids = [],
}: {
  is_universal?: boolean | undefined;
  organization_ids?: number[] | undefined;
}): boolean {
  return is_universal === undefined || is_universal === (organization_ids.length === 0);
}
const disagreed = {
  path: ['is_universal'],
  message: told('universal_disagrees'),
};

const idParams = z.strictObject({ id: f.textId });
export const bankOrders = ['text', 'updated_at', 'questions'] as const;

export const listBankTests = endpoint({
  id: 'mcq-test-list',
  method: 'GET',
  path: `${bankPath}/test`,
  summary: 'Tests of the question bank by name and organisation, ordered',
  access: 'operator',
  effect: 'read',
  query: z.strictObject({
    ...f.maybePage,
    name: z.optional(f.optionalLine(bankLimits.name)),
    /** Tests that this organisation may use, also those for everybody. */
    organization: z.optional(f.textId),
    /** `everybody`: no organisation is chosen. `chosen`: only some may use it. `unfinished`: has questions still being written. */
    kind: z.optional(z.enum(['everybody', 'chosen', 'unfinished'])),
    order: z.optional(f.orderBy(bankOrders)),
  }),
  output: f.pageOf(testRow),
});

export const getBankTest = endpoint({
  id: 'mcq-test-get',
  method: 'GET',
  path: `${bankPath}/test/{id}`,
  summary: 'One test with its questions and options in order',
  access: 'operator',
  effect: 'read',
  params: idParams,
  output: f.dataOf(test),
});

export const listOfferedTests = endpoint({
  id: 'mcq-tests-for-managers',
  method: 'GET',
  path: '/api/admin/multi-choice/tests',
  summary: 'Skill tests that the own organisation may use, by name',
  access: 'manager',
  feature: 'skill_tests',
  effect: 'read',
  output: f.dataOf(
    z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        description: z.string(),
        /** Those that one sitting asks. */
        questions_count: z.int(),
        minutes: z.int(),
        /** Came with the product, so that its keys are public: not for selection. */
        is_sample: z.boolean(),
      }),
    ),
  ),
});

export const createBankTest = endpoint({
  id: 'mcq-test-create',
  method: 'POST',
  path: `${bankPath}/test`,
  summary: 'Create a test; without organisations it is for everyone',
  access: 'operator',
  effect: 'write',
  body: z.strictObject(testFields).check(z.refine(agreed, disagreed)),
  output: f.dataOf(test),
  status: 201,
});

export const updateBankTest = endpoint({
  id: 'mcq-test-update',
  method: 'PUT',
  path: `${bankPath}/test/{id}`,
  summary: 'Change name, description and organisations of a test',
  access: 'operator',
  effect: 'write',
  params: idParams,
  body: z
    .strictObject({
      ...testFields,
      /** As the caller read it: refused with 409 if somebody has changed any of this since. */
      described_at: z.optional(f.instant),
    })
    .check(z.refine(agreed, disagreed)),
  readOnly: [
    'id',
    'organizations',
    'questions_count',
    'unfinished_count',
    'seconds_total',
    'is_sample',
    'created_at',
    'updated_at',
    'campaigns_count',
    'questions',
  ],
  output: f.dataOf(test),
});

export const deleteBankTest = endpoint({
  id: 'mcq-test-delete',
  method: 'DELETE',
  path: `${bankPath}/test/{id}`,
  summary: 'Delete a test; one that has been asked or asked for is only hidden, and results stay',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const copyBankTest = endpoint({
  id: 'mcq-test-copy',
  method: 'POST',
  path: `${bankPath}/test/{id}/copy`,
  summary: 'Copy a test with its questions, pictures and organisations',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.dataOf(test),
  status: 201,
});

export const orderQuestions = endpoint({
  id: 'mcq-question-order',
  method: 'PUT',
  path: `${bankPath}/test/{id}/order`,
  summary: 'Put the questions of a test in order; each has to be named once',
  access: 'operator',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ question_ids: z.array(f.id).check(z.maxLength(bankLimits.questions)) }),
  output: f.dataOf(test),
});
