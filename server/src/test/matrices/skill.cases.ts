import type { Person, Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import { invitedToSkill, makeSkillTest, nextQuestion, takeSkillTest } from '../skill-tests.ts';
import type { Case } from './tenant.case.ts';

/** Somebody who has taken a skill test that the organisation alone may use. */
export async function makeSkilled(server: TestServer, tenant: Tenant) {
  const testId = await makeSkillTest(server, { organizations: [tenant.organization.id] });
  const { campaign, person } = await invitedToSkill(server, tenant, testId);
  const question = await nextQuestion(server, person, testId);
  await takeSkillTest(server, person, testId);
  return { testId, campaign: campaign.id, person, question: question.id };
}

export type Skilled = Awaited<ReturnType<typeof makeSkilled>>;

interface Households {
  manager: Person;
  own: Skilled;
  theirs: Skilled;
}

const report = (subject: number, test: number) => `subject/${subject}/skill-tests/${test}/results`;
const table = (campaign: number, test: number) =>
  `campaigns/${campaign}/subjects/skill-tests/${test}/results`;

/** Every reference of the calls of skill tests. */
export function skillCases(households: () => Households): Record<string, Case> {
  const theirs = (pick: (skilled: Skilled) => number) => () => [pick(households().theirs)];
  const tests = theirs(({ testId }) => testId);
  const campaigns = theirs(({ campaign }) => campaign);
  const people = theirs(({ person }) => person.id);

  /** By the taker, with the id of the test in the path. */
  const taking = (method: string, path: string, json?: unknown): Case => ({
    foreign: tests,
    call: (id) => [
      method,
      path.replace('*', String(id)),
      { token: households().own.person.token, json },
    ],
  });
  const reading = (foreign: () => number[], path: (id: number, own: Skilled) => string): Case => ({
    foreign,
    call: (id) => {
      const { manager, own } = households();
      return ['GET', `/api/admin/${path(id, own)}`, { token: manager.token }];
    },
  });

  return {
    'subject-skill-test-get params.testId': taking('GET', '/api/subject/skill-tests/*'),
    'skill-test-questions params.testId': taking('GET', '/api/skill-test/*/questions'),
    'skill-test-results params.testId': taking('GET', '/api/skill-test/*/results'),
    'skill-test-answer params.testId': taking('POST', '/api/skill-test/*/answers', {
      question_id: 1,
      option_id: 1,
    }),
    'skill-test-time-up params.testId': taking('POST', '/api/skill-test/*/time-up', {
      question_id: 1,
    }),
    'skill-test-question-image params.testId': taking('GET', '/api/skill-test/*/questions/1/image'),
    'skill-test-question-image params.questionId': {
      foreign: theirs(({ question }) => question),
      call: (id) => {
        const { testId, person } = households().own;
        const path = `/api/skill-test/${testId}/questions/${id}/image`;
        return ['GET', path, { token: person.token }];
      },
    },
    'organization-subject-skill-tests params.subjectId': reading(
      people,
      (id) => `organization/skill-tests/subject/${id}`,
    ),
    'admin-subject-skill-test-results params.subjectId': reading(people, (id, { testId }) =>
      report(id, testId),
    ),
    'admin-subject-skill-test-results params.testId': reading(tests, (id, { person }) =>
      report(person.id, id),
    ),
    'admin-subject-skill-test-results query.campaign': reading(
      campaigns,
      (id, { person, testId }) => `${report(person.id, testId)}?campaign=${id}`,
    ),
    'campaign-skill-results params.id': reading(campaigns, (id, { testId }) => table(id, testId)),
    'campaign-skill-results params.testId': reading(tests, (id, { campaign }) =>
      table(campaign, id),
    ),
    'campaign-skill-results-csv params.id': reading(
      campaigns,
      (id, { testId }) => `${table(id, testId)}.csv`,
    ),
    'campaign-skill-results-csv params.testId': reading(
      tests,
      (id, { campaign }) => `${table(campaign, id)}.csv`,
    ),
  };
}
