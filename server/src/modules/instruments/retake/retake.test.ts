import { beforeAll, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { answerCulture } from '../../../test/culture.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { finishLogical, logicalQuestions, logicalTaker } from '../../../test/logical.ts';
import { activate, finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';
import { invitedToSkill, makeSkillTest, takeSkillTest } from '../../../test/skill-tests.ts';
import { endExtraTimes } from '../index.ts';

const server = await useServer();

let tenant: Tenant;
let other: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
  other = await makeTenant(server);
});

const erase = ({ token }: Person, ids: unknown[]) =>
  server.call('DELETE', '/api/subject-profile/tests', { token, json: { test_type_ids: ids } });
const look = (person: Person, { manager }: Tenant = tenant) =>
  server.call('GET', `/api/admin/subjects/${person.id}/retake-waiver`, { token: manager.token });
const waive = (person: Person, testId: unknown, { manager }: Tenant = tenant) =>
  server.call('PUT', `/api/admin/subjects/${person.id}/retake-waiver`, {
    token: manager.token,
    json: { test: testId },
  });
const task = async ({ token }: Person, id: number) => {
  const { body } = await server.call('GET', '/api/subject/test-types', { token });
  return body.data.tests.find((one: { id: number }) => one.id === id);
};
const days = (n: number) => n * 86_400_000;

test('in the middle of a section a deleted test is not begun anew with a fresh clock before 30 days', async () => {
  const { person } = await logicalTaker(server, tenant);
  await logicalQuestions(server, person, 'analogy');
  expect((await erase(person, [2])).status).toBe(200);

  const refused = await logicalQuestions(server, person, 'analogy');
  expect([refused.status, refused.body.code]).toEqual([409, 'retake_wait']);
  const at = Date.parse(refused.body.available_at);
  expect(Math.abs(at - Date.now() - days(30))).toBeLessThan(days(0.1));
  expect((await task(person, 2)).available_at).toBe(refused.body.available_at);

  const waits = { test: 2, available_at: refused.body.available_at, waived: false };
  expect((await look(person)).body.data).toMatchObject([waits]);
  expect((await look(person, other)).status).toBe(404);
  expect((await waive(person, 2, other)).status).toBe(404);
  expect((await waive(person, 3)).status).toBe(422);
  expect((await waive(person, 2)).status).toBe(200);
  expect((await look(person)).body.data).toMatchObject([{ ...waits, waived: true }]);
  expect((await task(person, 2)).available_at).toBeNull();
  expect((await logicalQuestions(server, person, 'analogy')).status).toBe(200);

  // A waiver is for what was begun before it, not for ever.
  expect((await erase(person, [2])).status).toBe(200);
  expect((await logicalQuestions(server, person, 'analogy')).status).toBe(409);
  await server.database.query(
    `update app.earlier_attempts set started_at = started_at - interval '30 days' where subject_id = $1`,
    [person.id],
  );
  expect((await logicalQuestions(server, person, 'analogy')).status).toBe(200);
});

test('an organisation that holds no permission lets nobody take a test again', async () => {
  const { person } = await logicalTaker(server, tenant);
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email: person.email }];
  const { id } = await makeCampaign(server, other, { test_types: ['2'], subjects });
  await activate(server, other, id);
  await logicalQuestions(server, person, 'analogy');
  await erase(person, [2]);
  expect(await waive(person, 2, other)).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
  expect((await logicalQuestions(server, person, 'analogy')).status).toBe(409);

  const permitted = (change: string) =>
    server.database.query(change, [person.id, other.organization.id]);
  await permitted(
    `insert into app.permissions (subject_id, organization_id, text_version, granted_at) values ($1, $2, '1', app.now())`,
  );
  expect((await waive(person, 2, other)).status).toBe(200);
  expect((await look(person, other)).body.data).toMatchObject([{ test: 2, waived: true }]);
  expect((await task(person, 2)).available_at).toBeNull();
  await permitted(
    'update app.permissions set revoked_at = app.now() where subject_id = $1 and organization_id = $2',
  );
  expect((await task(person, 2)).available_at).not.toBeNull();
  expect((await logicalQuestions(server, person, 'analogy')).status).toBe(409);
});

test('what was opened and not begun, and what need not wait, can be taken again at once', async () => {
  const { person } = await startedCampaign(server, tenant, { test_types: ['1'] });
  await server.call('GET', '/api/personality-test/questions', { token: person.token });
  expect((await erase(person, [1])).status).toBe(200);
  const marks = () =>
    server.database.query('select test from app.earlier_attempts where subject_id = $1', [
      person.id,
    ]);
  expect(await marks()).toEqual([]);
  await finishPersonality(server, person);
  await erase(person, [1]);
  expect(await marks()).toEqual([{ test: '1' }]);
  expect((await task(person, 1)).available_at).toBeNull();
  const open = await server.call('GET', '/api/personality-test/questions', { token: person.token });
  expect(open.status).toBe(200);
});

test('report, table, file and own data say which attempt it is, and nothing of the one before', async () => {
  const { campaign, person } = await startedCampaign(server, tenant, { test_types: ['1'] });
  await finishPersonality(server, person, { seed: 1 });
  const ask = (path: string) =>
    server.call('GET', `/api/admin/${path}`, { token: tenant.manager.token });
  const report = `results/personality-test/subject/${person.id}?campaign=${campaign.id}`;
  expect((await ask(report)).body.data.attempt).toEqual({
    number: 1,
    previousAt: null,
    within30Days: false,
  });
  await erase(person, [1]);
  await finishPersonality(server, person, { seed: 2 });
  const second = {
    number: 2,
    previousAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    within30Days: true,
  };
  expect((await ask(report)).body.data.attempt).toEqual(second);
  const table = await ask(`campaigns/${campaign.id}/subjects/personality-test/results`);
  expect(table.body.data[0].attempt).toEqual(second);
  const own = await server.call('GET', '/api/subject-profile/export', { token: person.token });
  expect(own.body.data.deleted_attempts).toMatchObject([{ test: '1' }]);
  expect(Object.keys(own.body.data.deleted_attempts[0]).toSorted()).toEqual([
    'deleted_at',
    'id',
    'started_at',
    'test',
  ]);

  // Half a year later it is the second attempt, and no longer one within 30 days.
  await server.database.query(
    `update app.earlier_attempts set started_at = started_at - interval '180 days' where subject_id = $1`,
    [person.id],
  );
  expect((await ask(report)).body.data.attempt).toMatchObject({ number: 2, within30Days: false });

  // Without permission nobody learns of it, and with the account it goes.
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [person.id],
  );
  expect((await ask(report)).status).toBe(403);
  expect((await look(person)).body.data).toEqual([]);
  await server.database.query('delete from app.users where id = $1', [person.id]);
  const left = await server.database.query(
    'select 1 from app.earlier_attempts where subject_id = $1',
    [person.id],
  );
  expect(left).toEqual([]);
});

test('the own result of each test that is kept once says which attempt it is', async () => {
  const testId = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, testId, { test_types: ['1', '2', '3'] });
  const skill = `mcqt_${testId}`;
  const takeAll = async () => {
    await finishPersonality(server, person);
    await finishLogical(server, person);
    await answerCulture(server, person);
    await takeSkillTest(server, person, testId);
  };
  const attempts = async () => {
    const paths = ['personality-test', 'iq-test', 'culture-test', `skill-test/${testId}`];
    const answers = await Promise.all(
      paths.map((path) => server.call('GET', `/api/${path}/results`, person)),
    );
    return answers.map(({ body }) => body.data.results.attempt);
  };
  await takeAll();
  const first = { number: 1, previousAt: null, within30Days: false };
  expect(await attempts()).toEqual([first, first, first, first]);
  await erase(person, [1, 2, 3, skill]);
  for (const test of [2, skill]) expect((await waive(person, test)).status).toBe(200);
  await takeAll();
  const second = { number: 2, previousAt: expect.any(String), within30Days: true };
  expect(await attempts()).toEqual([second, second, second, second]);
});

test('a waiver goes when no campaign of the organisation names the person any more', async () => {
  const { person } = await logicalTaker(server, tenant);
  expect((await waive(person, 2)).status).toBe(200);
  await server.database.query('delete from app.invitations where subject_id = $1', [person.id]);
  await transact(server.node.pool.db, system, (trx) => endExtraTimes(trx, tenant.organization.id));
  const left = await server.database.query(
    'select 1 from app.retake_waivers where subject_id = $1',
    [person.id],
  );
  expect(left).toEqual([]);
});
