import * as z from 'zod/mini';
import { cultureAnswers, cultureCategory, cultureScore } from './culture.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';

/** An organisation's own culture test: several managers describe how it is, each for themselves. */

const idParams = z.strictObject({ id: f.textId });

const cultureTest = z.object({
  id: z.int(),
  name: z.string(),
  /** Of the questions; only people who answered the same version are compared with it. */
  version: z.string(),
  /** Whether people who take the test now answer this version. */
  current: z.boolean(),
  created_at: f.instant,
  created_by: z.nullable(z.string()),
  /** Managers who have answered everything; only they count. */
  managers: z.int(),
  /** How many questions the reader has answered. */
  own_answers: z.int(),
  questions: z.int(),
});

export const createCultureTest = endpoint({
  id: 'org-culture-test-create',
  method: 'POST',
  path: '/api/admin/culture-test',
  summary: 'Start a culture test of the own organisation',
  access: 'manager',
  effect: 'write',
  feature: 'culture',
  body: z.strictObject({ name: f.title(120) }),
  output: f.dataOf(cultureTest),
  status: 201,
});

export const listCultureTests = endpoint({
  id: 'org-culture-tests',
  method: 'GET',
  path: '/api/admin/culture-test',
  summary: 'Culture tests of the own organisation, newest first',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  output: f.dataOf(z.array(cultureTest)),
});

const question = z.object({ id: z.int(), categoryId: z.int(), text: z.string() });
const wording = {
  stem: z.string(),
  instruction: z.string(),
  /** Labels of the values 1..7, in order. */
  options: z.array(z.string()),
};

export const getCultureTest = endpoint({
  id: 'org-culture-test',
  method: 'GET',
  path: '/api/admin/culture-test/{id}',
  summary: 'A culture test with all questions, the own answers, and how far each manager is',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  params: idParams,
  output: f.dataOf(
    z.object({
      ...cultureTest.shape,
      ...wording,
      minutes: z.int(),
      categories: z.array(z.object({ ...cultureCategory.shape, questions: z.array(question) })),
      answers: cultureAnswers,
      /** Never what they answered. */
      participants: z.array(z.object({ name: z.string(), answers: z.int() })),
    }),
  ),
});

export const listOrganizationCultureCategories = endpoint({
  id: 'org-culture-categories',
  method: 'GET',
  path: '/api/admin/culture-test/categories',
  summary: 'The eight categories',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  output: f.dataOf(z.array(cultureCategory)),
});

export const getOrganizationCultureQuestions = endpoint({
  id: 'org-culture-questions-category',
  method: 'GET',
  path: '/api/admin/culture-test/questions/category/{categoryId}',
  summary: 'The questions of one category, as managers are asked them',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  params: z.strictObject({ categoryId: f.textId }),
  output: f.dataOf(
    z.object({ ...wording, category: cultureCategory, questions: z.array(question) }),
  ),
});

export const getOrganizationCultureAnswers = endpoint({
  id: 'org-culture-category-answers-get',
  method: 'GET',
  path: '/api/admin/culture-test/{testId}/answers/category/{categoryId}',
  summary: 'Own answers of one category; those of other managers are never shown',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  params: z.strictObject({ testId: f.textId, categoryId: f.textId }),
  output: f.dataOf(cultureAnswers),
});

export const saveOrganizationCultureAnswers = endpoint({
  id: 'org-culture-category-answers-save',
  method: 'POST',
  path: '/api/admin/culture-test/category/answers',
  summary: 'Save own answers of one category, some or all; they may be changed until deletion',
  access: 'manager',
  effect: 'write',
  feature: 'culture',
  body: z.strictObject({
    category_id: f.id,
    test_id: f.textId,
    answers: z
      .array(z.strictObject({ question_id: f.id, value: f.ofSeven }))
      .check(z.minLength(1), z.maxLength(5)),
  }),
  output: f.dataOf(
    z.object({
      /** How many questions the manager has answered now. */
      own_answers: z.int(),
      questions: z.int(),
    }),
  ),
});

/** The culture as the managers describe it together. */
export const organizationCulture = z.object({
  version: z.string(),
  managers: z.int(),
  /** r_wg over all practices, 0..1; null with one manager, who has nobody to agree with. */
  agreement: z.nullable(z.number()),
  shared: z.nullable(z.boolean()),
  agreementNote: z.string(),
  ownMean: z.nullable(z.number()),
  categories: z.array(
    z.object({
      ...cultureScore.shape,
      agreement: z.nullable(z.number()),
      shared: z.nullable(z.boolean()),
    }),
  ),
  limits: z.array(z.string()),
});

const cultureTestResults = z.object({
  id: z.int(),
  name: z.string(),
  created_at: f.instant,
  /** Null until a manager has answered everything. */
  results: z.nullable(organizationCulture),
});
export type CultureTestResults = z.output<typeof cultureTestResults>;

export const getCultureTestResults = endpoint({
  id: 'org-culture-test-results',
  method: 'GET',
  path: '/api/admin/culture-test/{id}/results',
  summary: 'The culture as the managers describe it, and how far they agree',
  access: 'manager',
  effect: 'read',
  feature: 'culture',
  params: idParams,
  output: f.dataOf(cultureTestResults),
});

export const deleteCultureTest = endpoint({
  id: 'org-culture-test-delete',
  method: 'PUT',
  path: '/api/admin/culture-test/{id}/delete',
  summary:
    'Delete a culture test; campaigns that chose it keep it, those that follow the newest completed one do not',
  access: 'manager',
  effect: 'write',
  feature: 'culture',
  params: idParams,
  output: f.message,
});

export const getOrganizationCultureResults = endpoint({
  id: 'organization-results',
  method: 'GET',
  path: '/api/super-admin/organizations/results/{organizationId}/{testId}',
  summary: 'Results of a culture test of an organisation',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ organizationId: f.textId, testId: f.textId }),
  output: f.dataOf(
    z.object({
      ...cultureTestResults.shape,
      organization: z.object({ id: z.int(), name: z.string() }),
    }),
  ),
});

export const listOrganizationCultureTests = endpoint({
  id: 'organization-culture-tests',
  method: 'GET',
  path: '/api/super-admin/organizations/results/{organizationId}',
  summary: 'Culture tests of an organisation, newest first',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ organizationId: f.textId }),
  output: f.dataOf(
    z.array(z.object({ id: z.int(), name: z.string(), created_at: f.instant, managers: z.int() })),
  ),
});
