import { answerCulture, describeCulture } from '../culture.ts';
import { campaignFields, type Person, type Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import type { Case } from './tenant.case.ts';

export interface Culture {
  /** Of the organisation's own culture, answered by its manager. */
  cultureTest: number;
  /** Of the first person's culture test. */
  cultureAttempt: number;
}

interface Household extends Culture {
  tenant: Tenant;
  person: Person;
  partner: Person;
  campaign: number;
  draft: number;
}

/** The culture test of an organisation and of its people, all of it answered. */
export async function makeCulture(
  server: TestServer,
  { manager }: Tenant,
  people: readonly Person[],
): Promise<Culture> {
  for (const person of people) await answerCulture(server, person, { seed: person.id });
  const [attempt] = await server.database.query<{ id: number }>(
    `select id from app.attempts where subject_id = $1 and test = '3'`,
    [people[0]?.id],
  );
  return {
    cultureTest: await describeCulture(server, [manager]),
    cultureAttempt: attempt?.id ?? 0,
  };
}

/** References of the culture test: `own` asks, with somebody halfway through it, for what is `theirs`. */
export function casesOfCulture(
  own: () => Household & { halfway: Person },
  theirs: () => Household,
): Record<string, Case> {
  const manager = () => ({ token: own().tenant.manager.token });
  const tests = () => [theirs().cultureTest];
  const campaigns = () => [theirs().campaign, theirs().draft];
  const people = () => [theirs().person.id];
  const reading = (foreign: () => number[], path: (id: number) => string): Case => ({
    foreign,
    call: (id) => ['GET', `/api/admin${path(id)}`, manager()],
  });
  const sending = (
    foreign: () => number[],
    method: string,
    path: string,
    json: (id: number) => object,
  ): Case => ({
    foreign,
    call: (id) => [method, `/api/admin${path}`, { ...manager(), json: json(id) }],
  });
  const report = '/results/culture-test';
  const answers = [{ question_id: 1, value: 1 }];
  return {
    'culture-category-answers-save body.attemptId': {
      foreign: () => [theirs().cultureAttempt],
      call(id) {
        const json = { category_id: 5, attemptId: id, answers: [{ question_id: 21, value: 4 }] };
        return ['POST', '/api/culture-test/category/answers', { token: own().halfway.token, json }];
      },
    },
    'org-culture-test params.id': reading(tests, (id) => `/culture-test/${id}`),
    'org-culture-test-results params.id': reading(tests, (id) => `/culture-test/${id}/results`),
    'org-culture-category-answers-get params.testId': reading(
      tests,
      (id) => `/culture-test/${id}/answers/category/1`,
    ),
    'org-culture-test-delete params.id': {
      foreign: tests,
      call: (id) => ['PUT', `/api/admin/culture-test/${id}/delete`, manager()],
    },
    'org-culture-category-answers-save body.test_id': sending(
      tests,
      'POST',
      '/culture-test/category/answers',
      (test_id) => ({ category_id: 1, test_id, answers }),
    ),
    'campaign-create body.culture_test_id': sending(tests, 'POST', '/campaigns', (id) =>
      campaignFields({ culture_test_id: id }),
    ),
    'campaign-edit-active body.culture_test_id': sending(
      tests,
      'PUT',
      '/campaigns/active',
      (id) => {
        return { campaign_id: own().campaign, culture_test_id: id };
      },
    ),
    'admin-subject-culture-results params.id': reading(people, (id) => `${report}/subject/${id}`),
    'admin-subject-culture-results query.campaign': reading(
      campaigns,
      (id) => `${report}/subject/${own().person.id}?campaign=${id}`,
    ),
    'admin-subjects-culture-results query.subjects': reading(
      people,
      (id) => `${report}/subjects?subjects[]=${own().partner.id}&subjects[]=${id}`,
    ),
    'admin-subjects-culture-results query.campaign': reading(campaigns, (id) => {
      const [one, other] = [own().person.id, own().partner.id];
      return `${report}/subjects?subjects[]=${one}&subjects[]=${other}&campaign=${id}`;
    }),
    'culture-two-pdf params.subject1': reading(
      people,
      (id) => `/report/culture/${id}/${own().partner.id}.pdf`,
    ),
    'culture-two-pdf params.subject2': reading(
      people,
      (id) => `/report/culture/${own().partner.id}/${id}.pdf`,
    ),
    'culture-two-pdf query.campaign': reading(
      campaigns,
      (id) => `/report/culture/${own().person.id}/${own().partner.id}.pdf?campaign=${id}`,
    ),
    'campaign-culture-results params.id': reading(
      campaigns,
      (id) => `/campaigns/${id}/subjects/culture-test/results`,
    ),
    'campaign-culture-results-csv params.id': reading(
      campaigns,
      (id) => `/campaigns/${id}/subjects/culture-test/results.csv`,
    ),
    'campaign-culture-average-results params.id': reading(
      campaigns,
      (id) => `/campaigns/${id}/culture-test/average-results`,
    ),
  };
}

/** With which ids of one's own these calls work. */
export function ownOfCulture({ person, campaign, cultureTest }: Household): Record<string, number> {
  return {
    'org-culture-test params.id': cultureTest,
    'org-culture-test-results params.id': cultureTest,
    'org-culture-category-answers-get params.testId': cultureTest,
    'org-culture-category-answers-save body.test_id': cultureTest,
    'campaign-create body.culture_test_id': cultureTest,
    'campaign-edit-active body.culture_test_id': cultureTest,
    'admin-subject-culture-results query.campaign': campaign,
    'admin-subjects-culture-results query.subjects': person.id,
    'admin-subjects-culture-results query.campaign': campaign,
    'culture-two-pdf params.subject1': person.id,
    'culture-two-pdf query.campaign': campaign,
    'campaign-culture-results params.id': campaign,
    'campaign-culture-results-csv params.id': campaign,
    'campaign-culture-average-results params.id': campaign,
  };
}

/** The eight categories and their questions are the same for everybody. */
export const sharedOfCulture = [
  'culture-questions-category params.categoryId',
  'culture-category-answers-get params.categoryId',
  'culture-category-answers-save body.category_id',
  'culture-category-answers-save body.answers',
  'org-culture-questions-category params.categoryId',
  'org-culture-category-answers-get params.categoryId',
  'org-culture-category-answers-save body.category_id',
  'org-culture-category-answers-save body.answers',
];
