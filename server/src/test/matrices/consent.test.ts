import { instrumentFacts, instrumentIds, type InstrumentId } from '@assay/contract/instruments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Tenant } from '../factories.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { type Life, makeLife } from '../life.ts';
import { activate } from '../shortcuts.ts';
import { makeSkillTest, takeSkillTest } from '../skill-tests.ts';

let server: TestServer;
let life: Life;
let asking: Tenant;

/** Where an organisation reads each result of a person. */
function reportsOf({ person: { id }, skillTest, interview }: Life): Record<InstrumentId, string> {
  return {
    personality: `results/personality-test/subject/${id}`,
    iq: `results/iq-test/subject/${id}`,
    culture: `results/culture-test/subject/${id}`,
    burnout: `subject-profile/burnout/${id}`,
    skill: `subject/${id}/skill-tests/${skillTest}/results`,
    interview: `interview/${interview}/subject/${id}`,
    judgement: `results/judgement-test/subject/${id}`,
  };
}

/** Invites the person of a life to the tests of another organisation. */
async function invite(by: Tenant, fields: Record<string, unknown>) {
  const { email } = life.person;
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email }];
  const { id } = await makeCampaign(server, by, { subjects, ...fields });
  await activate(server, by, id);
  const { body } = await server.call('GET', '/api/subject/test-types', life.person);
  return body.data.invites.find((one: { id: number }) => one.id === id);
}

const permit = (to: Tenant) =>
  server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: life.person.token,
    json: { organizationId: to.organization.id },
  });

beforeAll(async () => {
  server = await startTestServer();
  life = await makeLife(server);
  asking = await makeTenant(server);
});
afterAll(() => server.stop());

test('what is named before the permission is what every call shows after it, instrument by instrument', async () => {
  // A new interview of its own: none of what was completed before.
  const told = await invite(asking, { test_types: [], interview_questions: ['Why us?'] });
  const idOf: Record<InstrumentId, unknown> = {
    personality: 1,
    iq: 2,
    culture: 3,
    burnout: 'burnout',
    skill: `mcqt_${life.skillTest}`,
    interview: life.interviewTest,
    judgement: 'judgement',
  };
  const named = new Set(told.also_seen.map(({ id }: { id: unknown }) => id));
  expect((await permit(asking)).status).toBe(200);
  const { token } = asking.manager;
  for (const [instrument, path] of Object.entries(reportsOf(life)) as [InstrumentId, string][]) {
    const own = await server.call('GET', `/api/admin/${path}`, life.tenant.manager);
    const theirs = await server.call('GET', `/api/admin/${path}`, { token });
    expect([instrument, own.status, theirs.status === 200]).toEqual([
      instrument,
      200,
      named.has(idOf[instrument]),
    ]);
    expect([instrument, named.has(idOf[instrument])]).toEqual([
      instrument,
      instrumentFacts[instrument].unasked !== 'none',
    ]);
  }
  expect(Object.keys(idOf)).toEqual([...instrumentIds]);
});

test('a skill test that only others may use is neither named nor shown', async () => {
  const second = await makeTenant(server);
  const theirs = await makeSkillTest(server, { organizations: [life.tenant.organization.id] });
  await invite(life.tenant, { test_types: [], skill_tests: [theirs] });
  await takeSkillTest(server, life.person, theirs);
  const told = await invite(second, { test_types: ['1'] });
  const names = told.also_seen.map(({ id }: { id: unknown }) => id);
  expect(names).toEqual([2, 3, `mcqt_${life.skillTest}`]);
  await permit(second);
  const { status } = await server.call(
    'GET',
    `/api/admin/subject/${life.person.id}/skill-tests/${theirs}/results`,
    second.manager,
  );
  expect(status).toBe(404);
});

test('a test that is done already is marked, one that is asked anew is not', async () => {
  const third = await makeTenant(server);
  const told = await invite(third, { test_types: ['1', '2'], burnout_test: 1 });
  expect(
    told.tests.map(({ id, completed }: { id: unknown; completed: boolean }) => [id, completed]),
  ).toEqual([
    [1, true],
    [2, true],
    ['burnout', false],
  ]);
});
