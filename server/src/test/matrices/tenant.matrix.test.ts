import { burnoutConsent } from '@assay/instruments/burnout/consent.data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answersOf } from '../burnout.ts';
import { campaignFields, personalityAnswer, type Person } from '../factories.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { adjustmentCases } from './adjustment.cases.ts';
import { casesOfCulture, ownOfCulture } from './culture.cases.ts';
import { fingerprint } from './fingerprint.ts';
import { type Household, makeHalfway, makeHousehold } from './household.ts';
import { labelCases } from './label.cases.ts';
import { listCases, ownLists } from './list.cases.ts';
import { casesOfJudgement, ownOfJudgement } from './judgement.cases.ts';
import { interviewCases, ownInterview } from './interview.cases.ts';
import { keptCases, ownKept } from './kept.cases.ts';
import { ownPins, pinCases } from './pin.cases.ts';
import { ownPrinted, printedCases } from './printed.cases.ts';
import { referencesOf } from './references.ts';
import { disableRowSecurity } from './second-net.ts';
import { shared } from './shared.references.ts';
import { skillCases } from './skill.cases.ts';
import { ownOfStages, stageCases } from './stage.cases.ts';
import { ownSuccess, successCases } from './success.cases.ts';
import type { Case } from './tenant.case.ts';

const missing = 2_147_483_647;

let server: TestServer;
let theirs: Household;
let own: Household;
/** Of the own organisation, halfway through the test. */
let halfway: Person;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  theirs = await makeHousehold(server, 1);
  own = await makeHousehold(server, 2);
  halfway = await makeHalfway(server, own.tenant);
});
afterAll(() => server.stop());

const manager = () => ({ token: own.tenant.manager.token });
const campaigns = () => [theirs.campaign, theirs.draft];
const people = () => [theirs.person.id];
const labels = () => [theirs.label];

/** A call with the campaign's id in the path. */
function campaignPath(method: string, after: string, json?: unknown): Case {
  return {
    foreign: campaigns,
    call: (id) => [
      method,
      `/api/admin/campaigns/${after.replace('*', String(id))}`,
      { ...manager(), json },
    ],
  };
}

function answering(questionId: number): Case {
  return {
    foreign: () => [theirs.attempt],
    call(id) {
      const [path, { token, json }] = personalityAnswer(questionId, 2, halfway.token);
      return ['POST', path, { token, json: { ...json, attemptId: id } }];
    },
  };
}

/** A call with the id of a record in its body. */
function recording(method: string, path: string, json: object): Case {
  return {
    foreign: () => [theirs.record],
    call: (id) => [
      method,
      `/api/burnout/${path}`,
      { token: halfway.token, json: { ...json, burnout_test_id: id } },
    ],
  };
}

/** A call with the id of a record in its path. */
function recordPath(method: string, before = ''): Case {
  return {
    foreign: () => [theirs.record],
    call: (id) => [method, `/api/burnout/${before}${id}`, { token: own.person.token }],
  };
}

const report = '/api/admin/results/personality-test';

/** A call about one person's time. */
function timing(method: string, after: string, json?: unknown): Case {
  return {
    foreign: people,
    call: (id) => [method, `/api/admin/subjects/${id}/${after}`, { ...manager(), json }],
  };
}

function answeringLogical(type: 'analogy' | 'sequence', questionId: number): Case {
  return {
    foreign: () => [theirs.attempt],
    call(id) {
      const json = { questionId, optionId: 2, type, confirmed: true, attemptId: id };
      return ['POST', `/api/iq-test/answers/${type}`, { token: halfway.token, json }];
    },
  };
}

const sides = [() => ({ ...own, halfway }), () => theirs] as const;

/** How to use each reference. A new endpoint with an id fails until it stands here. */
const cases: Record<string, Case> = {
  ...casesOfCulture(...sides),
  ...casesOfJudgement(...sides),
  'campaign-get params.id': campaignPath('GET', '*'),
  'campaign-delete params.id': campaignPath('DELETE', '*'),
  'campaign-activate params.id': campaignPath('POST', 'activate/*'),
  'campaign-email-text-get params.id': campaignPath('GET', '*/email-text'),
  'campaign-email-text-set params.id': campaignPath('PUT', '*/email-text', {
    email_text: '<p>Hi</p>',
  }),
  'campaign-reminder-text-get params.id': campaignPath('GET', '*/reminder-text'),
  'campaign-reminder-text-set params.id': campaignPath('PUT', '*/reminder-text', {
    reminder_text: '',
  }),
  'campaign-subjects params.id': campaignPath('GET', '*/subjects'),
  'campaign-personality-results params.id': campaignPath(
    'GET',
    '*/subjects/personality-test/results',
  ),
  'campaign-create body.campaign_id': {
    foreign: campaigns,
    call: (id) => [
      'POST',
      '/api/admin/campaigns',
      { ...manager(), json: campaignFields({ campaign_id: id }) },
    ],
  },
  'campaign-create body.copy_of': {
    foreign: campaigns,
    call: (id) => [
      'POST',
      '/api/admin/campaigns',
      { ...manager(), json: campaignFields({ copy_of: id }) },
    ],
  },
  'session-end params.id': {
    foreign: () => [theirs.session],
    call: (id) => ['DELETE', `/api/user/sessions/${id}`, { token: own.person.token }],
  },
  'campaign-close params.id': campaignPath('POST', '*/close'),
  'campaign-archive params.id': campaignPath('POST', '*/archive', {}),
  'campaign-remind params.id': campaignPath('POST', '*/remind', {}),
  'campaign-remind-preview params.id': campaignPath('POST', '*/remind/preview', {}),
  'campaign-places query.campaign': campaignPath('GET', 'places?campaign=*'),
  'campaign-test-mail params.id': campaignPath('POST', '*/test-mail', {}),
  'campaign-mail-preview params.id': campaignPath('GET', '*/mail-preview'),
  'campaign-mails params.id': campaignPath('GET', '*/mails?subject=1'),
  'campaign-mails query.subject': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/campaigns/${own.campaign}/mails?subject=${id}`, manager()],
  },
  'campaign-open-invite-get params.id': campaignPath('GET', '*/open-invite'),
  'campaign-open-invite-set params.id': campaignPath('PUT', '*/open-invite', { open: false }),
  'campaign-qr-code params.id': campaignPath('GET', '*/qr-code'),
  'campaign-links-csv params.id': campaignPath('GET', '*/links.csv'),
  'campaign-extension-list params.id': campaignPath('GET', '*/extension'),
  'campaign-extension-answer params.id': {
    foreign: campaigns,
    call: (id) => [
      'PUT',
      `/api/admin/campaigns/${id}/extension/${own.person.id}`,
      { ...manager(), json: { deadline: '2099-01-01' } },
    ],
  },
  'campaign-extension-answer params.subjectId': {
    foreign: people,
    call: (id) => [
      'PUT',
      `/api/admin/campaigns/${own.campaign}/extension/${id}`,
      { ...manager(), json: { deadline: '2099-01-01' } },
    ],
  },
  'campaign-extension-ask params.id': {
    foreign: campaigns,
    call: (id) => [
      'POST',
      `/api/subject/campaigns/${id}/extension`,
      { token: own.person.token, json: {} },
    ],
  },
  ...adjustmentCases({ own: () => own, campaigns, people }),
  ...pinCases({ own: () => own, people }),
  ...successCases({ own: () => own, theirs: () => theirs, people }),
  ...stageCases({ own: () => own, theirs: () => theirs }),
  'own-deletion-request-undo body.organization_id': {
    foreign: () => [theirs.tenant.organization.id],
    call: (id) => [
      'DELETE',
      '/api/subject-profile/ask-to-delete-tests',
      { token: own.person.token, json: { organization_id: id } },
    ],
  },
  'ask-subject-permission params.id': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/permission/subject/${id}`, manager()],
  },
  'subject-get-invitation-link params.id': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/subjects/${id}/get-invitation-link`, manager()],
  },
  'subject-get-invitation-link query.campaign': {
    foreign: campaigns,
    call: (id) => [
      'GET',
      `/api/admin/subjects/${own.person.id}/get-invitation-link?campaign=${id}`,
      manager(),
    ],
  },
  'campaign-remind body.subjects': {
    foreign: people,
    call: (id) => [
      'POST',
      `/api/admin/campaigns/${own.campaign}/remind`,
      { ...manager(), json: { subjects: [own.person.id, id] } },
    ],
  },
  'campaign-remind-preview body.subjects': {
    foreign: people,
    call: (id) => [
      'POST',
      `/api/admin/campaigns/${own.campaign}/remind/preview`,
      { ...manager(), json: { subjects: [own.person.id, id] } },
    ],
  },
  'campaign-edit-active body.campaign_id': {
    foreign: campaigns,
    call: (id) => [
      'PUT',
      '/api/admin/campaigns/active',
      { ...manager(), json: { campaign_id: id, campaign_name: 'Taken over' } },
    ],
  },
  'campaign-active-add-subjects body.campaign_id': {
    foreign: campaigns,
    call: (id) => [
      'POST',
      '/api/admin/campaigns/active/add-subjects',
      { ...manager(), json: { campaign_id: id, email_list: 'new@example.org' } },
    ],
  },
  'campaign-subjects-preview body.campaign_id': {
    foreign: campaigns,
    call: (id) => [
      'POST',
      '/api/admin/campaigns/subjects/preview',
      { ...manager(), json: { campaign_id: id, email_list: 'new@example.org' } },
    ],
  },
  'campaign-subject-remove params.campaignId': {
    foreign: campaigns,
    call: (id) => [
      'DELETE',
      `/api/admin/campaign/${id}/subject/${own.person.id}/remove`,
      manager(),
    ],
  },
  'campaign-subject-remove params.subjectId': {
    foreign: people,
    call: (id) => ['DELETE', `/api/admin/campaign/${own.campaign}/subject/${id}/remove`, manager()],
  },
  ...labelCases({ manager, own: () => own, people, labels }),
  'subjects-campaign-filter query.campaign': {
    foreign: campaigns,
    call: (id) => ['GET', `/api/admin/subjects/campaign/filter?campaign=${id}`, manager()],
  },
  ...listCases({ manager, campaigns, people, stages: () => [theirs.stage] }),
  'admin-subject-personality-results params.id': {
    foreign: people,
    call: (id) => ['GET', `${report}/subject/${id}`, manager()],
  },
  'admin-subject-personality-results query.campaign': {
    foreign: campaigns,
    call: (id) => ['GET', `${report}/subject/${own.person.id}?campaign=${id}`, manager()],
  },
  'admin-subjects-personality-results query.subjects': {
    foreign: people,
    call: (id) => [
      'GET',
      `${report}/subjects?subjects[]=${own.partner.id}&subjects[]=${id}`,
      manager(),
    ],
  },
  'admin-subjects-personality-results query.campaign': {
    foreign: campaigns,
    call: (id) => [
      'GET',
      `${report}/subjects?subjects[]=${own.person.id}&subjects[]=${own.partner.id}&campaign=${id}`,
      manager(),
    ],
  },
  'personality-working params.id': {
    foreign: people,
    call: (id) => ['GET', `${report}/subject/${id}/working`, manager()],
  },
  'personality-working query.campaign': {
    foreign: campaigns,
    call: (id) => ['GET', `${report}/subject/${own.person.id}/working?campaign=${id}`, manager()],
  },
  ...keptCases({ manager, own: () => own, theirs: () => theirs, people }),
  'report-pdf params.subjectId': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/report/personality/${id}.pdf`, manager()],
  },
  'report-pdf query.campaign': {
    foreign: campaigns,
    call: (id) => [
      'GET',
      `/api/admin/report/personality/${own.person.id}.pdf?campaign=${id}`,
      manager(),
    ],
  },
  ...printedCases({ manager, own: () => own, people, campaigns }),
  'interpersonal-fit params.subject1': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/interpersonal-fit/${id}/${own.partner.id}`, manager()],
  },
  'interpersonal-fit params.subject2': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/interpersonal-fit/${own.partner.id}/${id}`, manager()],
  },
  'campaign-personality-average-results params.id': campaignPath(
    'GET',
    '*/personality-test/average-results',
  ),
  'give-permission-to-organization-logged-in body.organizationId': {
    foreign: () => [theirs.tenant.organization.id],
    call: (id) => [
      'POST',
      '/api/user/give-permission-to-organization-logged-in',
      { token: own.person.token, json: { organizationId: id } },
    ],
  },
  'permission-withdraw params.organizationId': {
    foreign: () => [theirs.tenant.organization.id],
    call: (id) => [
      'DELETE',
      `/api/subject/organizations-with-permission/${id}`,
      { token: own.person.token },
    ],
  },
  'own-tests-ask-to-delete body.organization_id': {
    foreign: () => [theirs.tenant.organization.id],
    call: (id) => [
      'POST',
      '/api/subject-profile/ask-to-delete-tests',
      { token: own.person.token, json: { organization_id: id } },
    ],
  },
  'subject-burnout-report params.subjectId': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/subject-profile/burnout/${id}`, manager()],
  },
  'campaign-burnout-averages params.id': campaignPath('GET', '*/burnout/averages'),
  'work-from-home-report params.subjectId': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/work-from-home-report/${id}`, manager()],
  },
  'work-from-home-report query.campaign': {
    foreign: campaigns,
    call: (id) => [
      'GET',
      `/api/admin/work-from-home-report/${own.person.id}?campaign=${id}`,
      manager(),
    ],
  },
  'burnout-answers params.id': recordPath('GET', 'answers/'),
  'burnout-delete params.id': recordPath('DELETE'),
  'burnout-update body.burnout_test_id': recording('PUT', 'update', {
    category_id: 1,
    answers: answersOf(1, { value: 1 }),
  }),
  'burnout-consent body.burnout_test_id': recording('POST', 'consent', {
    version: burnoutConsent.version,
  }),
  'personality-answer body.attemptId': answering(1),
  'personality-tendency-answer body.attemptId': answering(121),
  'iq-answer-analogy body.attemptId': answeringLogical('analogy', 1),
  'iq-answer-sequence body.attemptId': answeringLogical('sequence', 101),
  'admin-subject-iq-results params.subjectId': {
    foreign: people,
    call: (id) => ['GET', `/api/admin/results/iq-test/subject/${id}`, manager()],
  },
  'admin-subject-iq-results query.campaign': {
    foreign: campaigns,
    call: (id) => [
      'GET',
      `/api/admin/results/iq-test/subject/${own.person.id}?campaign=${id}`,
      manager(),
    ],
  },
  'campaign-iq-results params.id': campaignPath('GET', '*/subjects/iq-test/results'),
  'campaign-iq-results-csv params.id': campaignPath('GET', '*/subjects/iq-test/results.csv'),
  'subject-extra-time-get params.id': timing('GET', 'extra-time'),
  'subject-extra-time params.id': timing('PUT', 'extra-time', { percent: 25 }),
  'subject-retakes params.id': timing('GET', 'retake-waiver'),
  'subject-retake-waiver params.id': timing('PUT', 'retake-waiver', { test: 2 }),
  'subject-time-credit params.id': timing('POST', 'time-credit', { seconds: 60 }),
  ...skillCases(() => ({ manager: own.tenant.manager, own: own.skill, theirs: theirs.skill })),
  ...interviewCases(() => ({
    manager: own.tenant.manager,
    own: own.interview,
    theirs: theirs.interview,
  })),
};

test('every reference of every endpoint is known here', () => {
  const needed = server.node.endpoints
    .filter(({ access }) => access === 'manager' || access === 'candidate' || access === 'staff')
    .flatMap((endpoint) =>
      referencesOf(endpoint).map((reference) => `${endpoint.id} ${reference}`),
    );
  const known = [...Object.keys(cases), ...shared];
  expect({ unknown: needed.filter((one) => !known.includes(one)) }).toEqual({ unknown: [] });
  expect({ outdated: known.filter((one) => !needed.includes(one)) }).toEqual({ outdated: [] });
});

/** The second net alone would hide a query that forgot its scope, so the calls are made without it too. */
describe.each(['with row security', 'by the scopes of the queries alone'])('%s', (nets) => {
  beforeAll(async () => {
    if (nets !== 'with row security') await disableRowSecurity(server.database);
  });

  describe('foreign is the same as missing, and changes nothing', () => {
    // What some cases leave is what the next ones find: nobody else is at work here.
    let before: Record<string, string>;
    let unlooked: string[] = [];
    beforeAll(async () => {
      before = await fingerprint(server.database);
    });
    afterEach(() => (unlooked.length < 20 ? undefined : look()));
    afterAll(() => look());

    /** One look takes as long as ten calls. */
    async function look() {
      const [cases, found] = [unlooked, before];
      unlooked = [];
      before = await fingerprint(server.database);
      expect(before, `changed by one of ${cases.join(', ')}`).toEqual(found);
    }

    test.each(Object.entries(cases))('%s', async (name, { foreign, call }) => {
      unlooked.push(name);
      const unknown = await server.call(...call(missing));
      expect(unknown.status).toBe(404);
      for (const id of foreign()) {
        const answer = await server.call(...call(id));
        expect({ status: answer.status, body: answer.body }).toEqual({
          status: 404,
          body: unknown.body,
        });
        expect(headerNames(answer.headers)).toEqual(headerNames(unknown.headers));
      }
    });
  });

  test('each of these calls works with an own id', async () => {
    const owned: Record<string, number> = {
      'campaign-get params.id': own.campaign,
      'campaign-subjects params.id': own.campaign,
      'campaign-personality-results params.id': own.campaign,
      'subjects-campaign-filter query.campaign': own.campaign,
      ...ownLists(own),
      'admin-subject-personality-results params.id': own.person.id,
      'campaign-iq-results params.id': own.campaign,
      'campaign-iq-results-csv params.id': own.campaign,
      'subject-extra-time-get params.id': own.person.id,
      'subject-extra-time params.id': own.person.id,
      'admin-subject-personality-results query.campaign': own.campaign,
      'admin-subjects-personality-results query.subjects': own.person.id,
      'admin-subjects-personality-results query.campaign': own.campaign,
      'personality-working query.campaign': own.campaign,
      'subject-burnout-report params.subjectId': own.person.id,
      'campaign-burnout-averages params.id': own.campaign,
      'work-from-home-report params.subjectId': own.person.id,
      'work-from-home-report query.campaign': own.campaign,
      'burnout-answers params.id': own.record,
      'report-pdf query.campaign': own.campaign,
      ...ownOfCulture(own),
      ...ownOfJudgement(own),
      ...ownPrinted(own),
      ...ownKept(own),
      ...ownOfStages(own),
      ...ownPins(own),
      ...ownSuccess(own),
      'interpersonal-fit params.subject1': own.person.id,
      'campaign-personality-average-results params.id': own.campaign,
      'campaign-create body.campaign_id': own.draft,
      'campaign-create body.copy_of': own.campaign,
      'campaign-email-text-set params.id': own.draft,
      'label-get params.id': own.label,
      'label-subjects params.id': own.label,
      'labels-assign-subject body.labels': own.label,
      'labels-assign-multiple-subjects body.subjects': own.person.id,
      'subject-labels params.subjectId': own.person.id,
      'campaign-mails query.subject': own.person.id,
      'campaign-remind body.subjects': own.partner.id,
      'campaign-edit-active body.campaign_id': own.campaign,
      'campaign-active-add-subjects body.campaign_id': own.campaign,
      'give-permission-to-organization-logged-in body.organizationId': own.tenant.organization.id,
      'subject-skill-test-get params.testId': own.skill.testId,
      'skill-test-results params.testId': own.skill.testId,
      'organization-subject-skill-tests params.subjectId': own.skill.person.id,
      'admin-subject-skill-test-results params.subjectId': own.skill.person.id,
      'admin-subject-skill-test-results params.testId': own.skill.testId,
      'admin-subject-skill-test-results query.campaign': own.skill.campaign,
      'campaign-skill-results params.id': own.skill.campaign,
      ...ownInterview(own.interview),
      'campaign-skill-results-csv params.testId': own.skill.testId,
    };
    for (const [name, id] of Object.entries(owned)) {
      const { status, body } = await server.call(...(cases[name] as Case).call(id));
      expect([name, status, status < 300 ? '' : body]).toEqual([
        name,
        expect.toSatisfy((code: number) => code < 300),
        '',
      ]);
    }
  });

  test('lists show the own organisation only', async () => {
    const foreign = [theirs.person.email, theirs.tenant.organization.name];
    const lists = ['/api/admin/campaigns', '/api/admin/campaigns/filter'];
    for (const path of [...lists, '/api/admin/manager/login/profile']) {
      const { status, body } = await server.call('GET', path, manager());
      expect(status).toBe(200);
      for (const word of foreign) expect(JSON.stringify(body)).not.toContain(word);
    }
    for (const path of lists) {
      const { body } = await server.call('GET', path, manager());
      const ids = body.data.map(({ id }: { id: number }) => id);
      expect(ids).not.toContain(theirs.campaign);
      expect(ids).toContain(own.campaign);
    }
  });
});

function headerNames(headers: Headers): string[] {
  return [...headers.keys()].toSorted();
}
