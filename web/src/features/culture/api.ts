import {
  createCultureTest as createCultureTestCall,
  deleteCultureTest as deleteCultureTestCall,
  getCultureTest,
  getCultureTestResults,
  getOrganizationCultureResults,
  listCultureTests,
  listOrganizationCultureTests,
  saveOrganizationCultureAnswers as saveOrganizationCultureAnswersCall,
} from '@assay/contract/culture-organization';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type CultureTest = OutputOf<typeof createCultureTestCall>['data'];
export type CultureTestInWhole = OutputOf<typeof getCultureTest>['data'];
export type CultureResults = NonNullable<OutputOf<typeof getCultureTestResults>['data']['results']>;

const all = ['culture-tests'];

/** Of the own organisation, newest first. */
export const cultureTests = queryOptions({
  queryKey: all,
  queryFn: async ({ signal }) => (await call(listCultureTests, { signal })).data,
});

export function oneCultureTest(id: number) {
  return queryOptions({
    queryKey: [...all, id],
    queryFn: async ({ signal }) => (await call(getCultureTest, { params: { id }, signal })).data,
  });
}

export function cultureTestResults(id: number) {
  return queryOptions({
    queryKey: [...all, id, 'results'],
    queryFn: async ({ signal }) =>
      (await call(getCultureTestResults, { params: { id }, signal })).data,
  });
}

/** For those who run this Assay: of any organisation. */
export function testsOfOrganization(organizationId: number) {
  return queryOptions({
    queryKey: ['organization-culture-tests', organizationId],
    queryFn: async ({ signal }) =>
      (await call(listOrganizationCultureTests, { params: { organizationId }, signal })).data,
  });
}

export function resultsOfOrganization(organizationId: number, testId: number) {
  return queryOptions({
    queryKey: ['organization-culture-tests', organizationId, testId],
    queryFn: async ({ signal }) =>
      (await call(getOrganizationCultureResults, { params: { organizationId, testId }, signal }))
        .data,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: all });

export async function createCultureTest(body: BodyOf<typeof createCultureTestCall>) {
  const { data } = await call(createCultureTestCall, { body });
  void refresh();
  return data;
}

/** Saves one answer of the manager's own; it stands where the test is shown from now on. */
export async function saveOrganizationCultureAnswers(
  test_id: number,
  category_id: number,
  answer: { question_id: number; value: number },
) {
  const body = { test_id, category_id, answers: [answer] };
  const { own_answers } = (await call(saveOrganizationCultureAnswersCall, { body })).data;
  const { queryKey } = oneCultureTest(test_id);
  // What was read before it was saved is without it.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (test) => {
    const others = test?.answers.filter(({ questionId }) => questionId !== answer.question_id);
    const own = { questionId: answer.question_id, answerValue: answer.value };
    return test && others && { ...test, own_answers, answers: [...others, own] };
  });
}

/** What was answered shows everywhere else too, and here what others did since. */
export const refreshCultureTests = refresh;

/** Answers what becomes of the campaigns that compare with it. */
export async function deleteCultureTest(id: number): Promise<string> {
  const { message } = await call(deleteCultureTestCall, { params: { id } });
  void refresh();
  return message;
}
