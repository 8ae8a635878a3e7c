import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { system, transact } from '../../platform/db/database.ts';
import { campaignFields, makeCampaign, makeStaff, makeTenant } from '../../test/factories.ts';
import type { Person, Tenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { untilBlocking } from '../../test/waiting.ts';
import { startedCampaign } from '../../test/shortcuts.ts';
import { askSkill, invitedToSkill, makeSkillTest, optionsByScore } from '../../test/skill-tests.ts';

const server = await useServer();

let tenant: Tenant;
let operator: Person;
const bank = '/api/super-admin/multi-choice';

beforeAll(async () => {
  tenant = await makeTenant(server);
  operator = await makeStaff(server, 'super_admin');
});

const asksFor = (...skill_tests: number[]) => {
  return { test_types: [], skill_tests, campaign_profile_id: undefined };
};

const save = (changes: Record<string, unknown>) =>
  server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    json: campaignFields(changes),
  });

const activate = (id: number) =>
  server.call('POST', `/api/admin/campaigns/activate/${id}`, tenant.manager);

const remove = (path: string) => server.call('DELETE', bank + path, operator);

async function questionsOf(testId: number): Promise<number[]> {
  const rows = await server.database.query<{ id: number }>(
    'select id from app.skill_questions where test_id = $1 and deleted_at is null order by position',
    [testId],
  );
  return rows.map(({ id }) => id);
}

const unfinishedOne = { questions: [{ scores: [0, 0] }] };

test('R136 a campaign cannot name a test that is deleted, still being written, empty or of others', async () => {
  const deleted = await makeSkillTest(server);
  await server.database.query('update app.skill_tests set deleted_at = app.now() where id = $1', [
    deleted,
  ]);
  const unfinished = await makeSkillTest(server, unfinishedOne);
  const empty = await makeSkillTest(server, { questions: [] });
  const other = await makeTenant(server);
  const foreign = await makeSkillTest(server, { organizations: [other.organization.id] });
  const offered = await makeSkillTest(server);
  const wrong = [deleted, unfinished, empty, foreign];
  const { status, body } = await save(asksFor(offered, ...wrong));
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([1, 2, 3, 4].map((i) => `skill_tests.${i}`));
  expect(body.errors['skill_tests.1']).toEqual([
    'This test is no longer offered. Please choose another one.',
  ]);

  const draft = await makeCampaign(server, tenant, asksFor(offered));
  const again = await save({ ...asksFor(deleted), campaign_id: draft.id });
  expect(again.body.errors).toHaveProperty(['skill_tests.0']);
  const list = await server.call('GET', '/api/admin/multi-choice/tests', tenant.manager);
  const ids = list.body.data.map(({ id }: { id: number }) => id);
  expect(ids).toContain(offered);
  for (const id of wrong) expect(ids).not.toContain(id);
});

test('a campaign that is saved while its test is being deleted says so at its field, be it new, a draft or running', async () => {
  const kept = await makeSkillTest(server);
  const [asNew, asDraft, whileRunning] = [
    await makeSkillTest(server),
    await makeSkillTest(server),
    await makeSkillTest(server),
  ];
  const draft = await makeCampaign(server, tenant, asksFor(kept));
  const { campaign: running } = await startedCampaign(server, tenant, asksFor(kept));
  const change = { campaign_id: running.id, skill_tests: [whileRunning], test_types: [] };
  const calls = [
    [asNew, () => save(asksFor(asNew))],
    [asDraft, () => save({ ...asksFor(asDraft), campaign_id: draft.id })],
    [
      whileRunning,
      () =>
        server.call('PUT', '/api/admin/campaigns/active', {
          token: tenant.manager.token,
          json: change,
        }),
    ],
  ] as const;
  for (const [testId, call] of calls) {
    // It is deleted, and that is not committed before the campaign waits for it.
    const { saving } = await transact(server.node.pool.db, system, async (trx) => {
      await sql`delete from app.skill_tests where id = ${testId}`.execute(trx);
      const saving = call();
      await untilBlocking(server, trx);
      return { saving };
    });
    const { status, body } = await saving;
    expect([status, body.errors]).toEqual([
      422,
      { skill_tests: ['This test is no longer offered. Please choose another one.'] },
    ]);
  }
});

test('a test that is deleted while a campaign is saved with it stays for the campaign', async () => {
  const testId = await makeSkillTest(server, { name: 'Just wanted' });
  const draft = await makeCampaign(server, tenant);
  // The campaign asks for it, and that is not committed before whoever deletes it waits.
  const { removing } = await transact(server.node.pool.db, system, async (trx) => {
    await sql`update app.campaigns set test_types = array['mcqt_' || ${testId}::integer] where id = ${draft.id}`.execute(
      trx,
    );
    const gone = remove(`/test/${testId}`);
    await untilBlocking(server, trx);
    return { removing: gone };
  });
  const { status, body } = await removing;
  expect([status, body.message]).toEqual([200, expect.stringContaining('Campaigns that do')]);
  const left = await server.database.query('select from app.campaign_tests where test = $1', [
    `mcqt_${testId}`,
  ]);
  expect(left).toHaveLength(1);
});

test('a draft whose test has been deleted since is not activated, and says which', async () => {
  const testId = await makeSkillTest(server, { name: 'Gone by now' });
  const draft = await makeCampaign(server, tenant, asksFor(testId));
  expect((await remove(`/test/${testId}`)).status).toBe(200);
  const { status, body } = await activate(draft.id);
  expect([status, body.errors]).toEqual([
    422,
    { skill_tests: ['“Gone by now” is no longer offered. Please choose another test.'] },
  ]);
});

test('a question without a right answer is asked of no one, and a test of such questions is not activated', async () => {
  const testId = await makeSkillTest(server, { name: 'Two of three', questions: [{}, {}, {}] });
  const draft = await makeCampaign(server, tenant, asksFor(testId));
  const [first] = (await questionsOf(testId)) as [number];
  const [best, half] = (await optionsByScore(server, first)) as [number, number];
  for (const option of [best, half]) {
    const json = { text: 'Wrong', score: 0 };
    const path = `${bank}/option/${option}`;
    expect((await server.call('PUT', path, { ...operator, json })).status).toBe(200);
  }
  expect((await activate(draft.id)).status).toBe(200);
  const { person } = await invitedToSkill(server, tenant, testId);
  expect(await askSkill(server, person, testId)).toMatchObject({ number: 1, total: 2 });

  // The bank refuses it while a campaign asks for the test; activation looks again all the same.
  const empty = await makeCampaign(server, tenant, asksFor(testId));
  await server.database.query(
    `update app.skill_options set score = 0
     where question_id in (select id from app.skill_questions where test_id = $1)`,
    [testId],
  );
  const { status, body } = await activate(empty.id);
  expect([status, body.errors]).toEqual([
    422,
    {
      skill_tests: [
        '“Two of three” has no question with a right answer. Please choose another test.',
      ],
    },
  ]);
});

test('who has been invited takes a test that is deleted afterwards, as it was', async () => {
  const testId = await makeSkillTest(server);
  const { campaign, person } = await invitedToSkill(server, tenant, testId);
  const { body } = await remove(`/test/${testId}`);
  expect(body.message).toContain('no new campaign can use it');
  expect(await askSkill(server, person, testId)).toMatchObject({ number: 1, total: 4 });
  const change = await server.call('PUT', '/api/admin/campaigns/active', {
    token: tenant.manager.token,
    json: { campaign_id: campaign.id, campaign_name: 'Renamed', ...asksFor(testId) },
  });
  expect(change.status).toBe(200);
});

test('the last whole question of a test that campaigns ask for stays, whichever way it would go', async () => {
  const testId = await makeSkillTest(server, { questions: [{}, {}] });
  const { person } = await invitedToSkill(server, tenant, testId);
  const [first, last] = (await questionsOf(testId)) as [number, number];
  expect((await remove(`/question/${first}`)).status).toBe(200);
  const [best, half] = (await optionsByScore(server, last)) as [number, number];
  const refused = await remove(`/question/${last}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('at least one complete question'),
  ]);
  const json = { question_id: last, options: [{ text: 'Alone', score: 1 }] };
  const assigned = await server.call('POST', `${bank}/assign/options`, { ...operator, json });
  expect(assigned.status).toBe(409);
  expect((await remove(`/option/${half}`)).status).toBe(200);
  expect((await remove(`/option/${best}`)).status).toBe(409);
  const wrong = { text: 'Wrong', score: 0 };
  expect(
    (await server.call('PUT', `${bank}/option/${best}`, { ...operator, json: wrong })).status,
  ).toBe(409);
  expect(await questionsOf(testId)).toEqual([last]);
  expect(await askSkill(server, person, testId)).toMatchObject({ number: 1, total: 1 });

  const unasked = await makeSkillTest(server, { questions: [{}] });
  expect((await remove(`/question/${(await questionsOf(unasked))[0]}`)).status).toBe(200);
});

test('mails and start pages tell what one person gets of a pool, as the offer does', async () => {
  const questions = Array.from({ length: 4 }, () => ({ seconds: 72 }));
  const testId = await makeSkillTest(server, { name: 'A pool of four', questions });
  await server.database.query(
    'update app.skill_tests set questions_per_attempt = 2 where id = $1',
    [testId],
  );
  const offered = await server.call('GET', '/api/admin/multi-choice/tests', tenant.manager);
  const offer = offered.body.data.find(({ id }: { id: number }) => id === testId);
  expect(offer).toMatchObject({ questions_count: 2, minutes: 3 });
  const { campaign, person } = await invitedToSkill(server, tenant, testId);
  const list = await server.call('GET', '/api/subject/test-types', person);
  const mine = { name: 'A pool of four', minutes: 3, questions: 2 };
  expect(list.body.data.tests).toMatchObject([mine]);
  expect(list.body.data.invites[0].tests).toMatchObject([mine]);
  for (const kind of ['invitation', 'reminder']) {
    const { body } = await server.call(
      'GET',
      `/api/admin/campaigns/${campaign.id}/mail-preview?kind=${kind}`,
      tenant.manager,
    );
    expect(body.data.text).toContain('A pool of four');
    expect(body.data.text).toMatch(/3 minutes/);
    expect(body.data.text).not.toMatch(/5 minutes/);
  }
});

test('the profile tells how long a skill test is, by its own questions', async () => {
  const testId = await makeSkillTest(server, { questions: [{ seconds: 90 }, { seconds: 45 }] });
  const { person } = await invitedToSkill(server, tenant, testId);
  await askSkill(server, person, testId);
  const { body } = await server.call('GET', '/api/subject-profile', person);
  expect(body.data.results).toMatchObject([{ id: `mcqt_${testId}`, minutes: 3, questions: 2 }]);
});
