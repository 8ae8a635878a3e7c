import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../factories.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { answerCulture } from '../culture.ts';
import { answerJudgement } from '../judgement.ts';
import {
  activate,
  enterCampaign,
  finishPersonality,
  startedCampaign as startCampaign,
} from '../shortcuts.ts';
import { invitedToSkill, makeSkillTest, takeSkillTest } from '../skill-tests.ts';
import { fingerprint, settled } from './fingerprint.ts';
import { disableRowSecurity } from './second-net.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const report = '/api/admin/results/personality-test';
const culture = '/api/admin/results/culture-test';
const judgement = '/api/admin/results/judgement-test';

/** Of the tests whose results are looked at here. */
const startedCampaign = (...[node, tenant]: Parameters<typeof startCampaign>) =>
  startCampaign(node, tenant, { test_types: ['1', '3', 'judgement'] });

async function finish(person: Person, seed = 1) {
  await finishPersonality(server, person, { seed });
  await answerCulture(server, person, { seed });
  await answerJudgement(server, person, { seed });
}

function asking({ manager }: Tenant) {
  return (path: string) => server.call('GET', path, { token: manager.token });
}

/** Everything that a manager can see of one subject of a campaign. */
async function viewsOf(tenant: Tenant, campaignId: number, person: Person, other = person) {
  const ask = asking(tenant);
  const [
    one,
    working,
    printed,
    several,
    pair,
    twoPrinted,
    teamPrinted,
    wishes,
    wishesPrinted,
    wishesOfTwoPrinted,
    wishesOfTwo,
    judged,
    judgedPrinted,
    table,
    wishesTable,
    judgedTable,
    list,
    filtered,
  ] = await Promise.all([
    ask(`${report}/subject/${person.id}`),
    ask(`${report}/subject/${person.id}/working`),
    ask(`/api/admin/report/personality/${person.id}.pdf`),
    ask(`${report}/subjects?subjects[]=${person.id}&subjects[]=${other.id}`),
    ask(`/api/admin/interpersonal-fit/${other.id}/${person.id}`),
    ask(`/api/admin/report/personality/${other.id}/${person.id}.pdf`),
    ask(`/api/admin/report/team.pdf?subjects[]=${person.id}&subjects[]=${other.id}`),
    ask(`${culture}/subject/${person.id}`),
    ask(`/api/admin/report/culture/${person.id}.pdf`),
    ask(`/api/admin/report/culture/${other.id}/${person.id}.pdf`),
    ask(`${culture}/subjects?subjects[]=${other.id}&subjects[]=${person.id}`),
    ask(`${judgement}/subject/${person.id}`),
    ask(`/api/admin/report/judgement/${person.id}.pdf`),
    ask(`/api/admin/campaigns/${campaignId}/subjects/personality-test/results`),
    ask(`/api/admin/campaigns/${campaignId}/subjects/culture-test/results`),
    ask(`/api/admin/campaigns/${campaignId}/subjects/judgement-test/results`),
    ask(`/api/admin/campaigns/${campaignId}/subjects`),
    ask(`/api/admin/subjects/campaign/filter?campaign=${campaignId}&status=completed`),
  ]);
  const reports = [
    one,
    working,
    printed,
    several,
    pair,
    twoPrinted,
    teamPrinted,
    wishes,
    wishesPrinted,
    wishesOfTwoPrinted,
    wishesOfTwo,
    judged,
    judgedPrinted,
  ];
  return { reports, tables: [table, wishesTable, judgedTable], list, filtered };
}

describe.each(['with row security', 'by the conditions of the queries alone'])('%s', (nets) => {
  beforeAll(async () => {
    if (nets !== 'with row security') await disableRowSecurity(server.database);
  });

  test('a result shows while the permission lasts and not a moment longer', async () => {
    const tenant = await makeTenant(server);
    const { campaign, person } = await startedCampaign(server, tenant);
    await finish(person);
    const { person: other } = await startedCampaign(server, tenant);
    await finish(other, 2);
    const seen = await viewsOf(tenant, campaign.id, person, other);
    expect(seen.reports.map(({ status }) => status)).toEqual(seen.reports.map(() => 200));
    for (const { body } of seen.tables) expect(body.data).toHaveLength(1);
    expect(seen.list.body.data[0]).toMatchObject({
      permission: true,
      tests: [{ completed: true }, { completed: true }, { completed: true }],
    });

    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    // What is due there the run of the minute takes away otherwise, perhaps between the two looks.
    await server.node.queue.send(server.node.pool.db, { queue: 'people.fits' }, {});
    await settled(server.database);
    const before = await fingerprint(server.database);
    const after = await viewsOf(tenant, campaign.id, person, other);
    for (const { status, body } of after.reports) {
      expect({ status, body }).toMatchObject({
        status: 403,
        body: { code: 'permission_required' },
      });
      expect(JSON.stringify(body)).not.toMatch(/"t":|percentile|scales|centred|categories/);
    }
    for (const { body } of after.tables) {
      expect(body.data).toEqual([]);
      expect(body.meta).toMatchObject({ total: 0, hidden: 1 });
    }
    expect(after.list.body.data[0]).toMatchObject({
      email: person.email,
      permission: false,
      last_seen_at: null,
      completed_at: null,
      tests: [
        { started: false, completed: false },
        { started: false, completed: false },
        { started: false, completed: false },
      ],
    });
    expect(after.list.body.data[0].status).not.toMatch(/completed|in_progress/);
    // A filter must not tell what the row keeps to itself.
    expect(after.filtered.body.data).toEqual([]);
    expect(await fingerprint(server.database)).toEqual(before);
  });

  test('so does a skill test, in every place where it shows', async () => {
    const tenant = await makeTenant(server);
    const testId = await makeSkillTest(server);
    const { campaign, person } = await invitedToSkill(server, tenant, testId);
    await takeSkillTest(server, person, testId);
    const ask = asking(tenant);
    const table = `/api/admin/campaigns/${campaign.id}/subjects/skill-tests/${testId}/results`;
    const reports = [
      `/api/admin/subject/${person.id}/skill-tests/${testId}/results`,
      `/api/admin/organization/skill-tests/subject/${person.id}`,
      `/api/admin/report/mcqt_${testId}/${person.id}.pdf`,
    ];
    for (const path of reports) expect((await ask(path)).status).toBe(200);
    expect((await ask(table)).body.data).toHaveLength(1);
    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    for (const path of reports) {
      expect(await ask(path)).toMatchObject({
        status: 403,
        body: { code: 'permission_required' },
      });
    }
    expect((await ask(table)).body).toMatchObject({ data: [], meta: { n: 0, hidden: 1 } });
    expect((await ask(`${table}.csv`)).body).not.toContain(person.email);
  });

  test('an invited person without permission is 403, whatever another organisation holds', async () => {
    const first = await makeTenant(server);
    const { person } = await startedCampaign(server, first);
    await finish(person);

    const second = await makeTenant(server);
    const subjects = [{ first_name: 'G', last_name: 'H', email: person.email }];
    const draft = await makeCampaign(server, second, { subjects, test_types: ['1', 'judgement'] });
    const ask = asking(second);
    // Typing an address into a draft makes nobody a subject: it is as unknown as before.
    expect((await ask(`${report}/subject/${person.id}`)).status).toBe(404);
    await activate(server, second, draft.id);
    const { person: other } = await startedCampaign(server, second);
    await finish(other);
    const asked = await viewsOf(second, draft.id, person, other);
    for (const { body } of asked.reports) {
      expect(body).toMatchObject({ code: 'permission_required' });
    }
    for (const { body } of asked.tables) expect(body.data).toEqual([]);
    expect(asked.list.body.data[0]).toMatchObject({
      permission: false,
      tests: [
        { started: false, completed: false },
        { started: false, completed: false },
      ],
    });
  });

  test('one person without permission fails a report of several, so that nobody is silently missing', async () => {
    const tenant = await makeTenant(server);
    const emails = ['one', 'two'].map((name) => `${name}-${Math.random()}@example.org`);
    const subjects = emails.map((email) => ({ first_name: 'A', last_name: 'B', email }));
    const campaign = await makeCampaign(server, tenant, { subjects });
    await activate(server, tenant, campaign.id);
    const person = await enterCampaign(server, tenant, campaign.id, emails[0] as string);
    await finishPersonality(server, person);
    const [other] = await server.database.query<{ id: number }>(
      'select id from app.users where email = $1',
      [emails[1]],
    );
    const { status, body } = await asking(tenant)(
      `${report}/subjects?subjects[]=${person.id}&subjects[]=${other?.id}`,
    );
    expect([status, body.code]).toEqual([403, 'permission_required']);
  });
});

test('each look at a result leaves a trace, and a trace that cannot be written keeps the result away', async () => {
  const tenant = await makeTenant(server);
  const { campaign, person } = await startedCampaign(server, tenant);
  await finish(person);
  const { person: other } = await startedCampaign(server, tenant);
  await finish(other, 2);
  await viewsOf(tenant, campaign.id, person, other);
  const ledger = await server.database.query<{ what: string; actor_id: number }>(
    'select what, actor_id from app.access_ledger where subject_id = $1',
    [person.id],
  );
  expect(ledger.map(({ what }) => what).toSorted()).toEqual([
    'culture_comparison',
    'culture_comparison',
    'culture_report',
    'culture_report',
    'culture_table',
    'interpersonal_fit',
    'interpersonal_fit',
    'judgement_report',
    'judgement_report',
    'judgement_table',
    'personality_comparison',
    'personality_comparison',
    'personality_comparison',
    'personality_report',
    'personality_report',
    'personality_table',
    'personality_working',
  ]);
  expect(new Set(ledger.map(({ actor_id }) => actor_id))).toEqual(new Set([tenant.manager.id]));

  await server.database.query('revoke insert on app.access_ledger from assay_app');
  try {
    const { reports, tables } = await viewsOf(tenant, campaign.id, person, other);
    for (const { status, body } of [...reports, ...tables]) {
      expect(status).toBe(500);
      expect(body).toEqual({
        message: 'Internal Server Error',
        errors: 'Internal Server Error',
        code: 'internal',
        codes: { _: [{ code: 'internal', params: {} }] },
        request_id: expect.any(String),
      });
    }
  } finally {
    await server.database.query('grant insert on app.access_ledger to assay_app');
  }
});
