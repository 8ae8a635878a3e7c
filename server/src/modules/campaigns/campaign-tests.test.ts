import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Tenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { makeSkillTest } from '../../test/skill-tests.ts';

const server = await useServer();
const { query } = server.database;

let tenant: Tenant;
let skill: number;
let id: number;

beforeAll(async () => {
  tenant = await makeTenant(server);
  skill = await makeSkillTest(server);
});

const rows = () =>
  query(
    'select position, test, skill_test_id as skill from app.campaign_tests where campaign_id = $1 order by 1',
    [id],
  );

const write = (tests: string[]) =>
  query('update app.campaigns set test_types = $1 where id = $2', [tests, id]);

test('the tests of a campaign are rows, in their order', async () => {
  ({ id } = await makeCampaign(server, tenant, { test_types: ['3', '1'], skill_tests: [skill] }));
  expect(await rows()).toEqual([
    { position: 1, test: '3', skill: null },
    { position: 2, test: '1', skill: null },
    { position: 3, test: `mcqt_${skill}`, skill },
  ]);
});

test('what a node of the release before writes is there as well, without names that no test has', async () => {
  await write(['mcqt_999999999', `mcqt_${skill}`, 'interview_aaaaaaaaaa', '2', '2']);
  expect(await rows()).toEqual([
    { position: 1, test: `mcqt_${skill}`, skill },
    { position: 2, test: '2', skill: null },
  ]);
  const { body } = await server.call('GET', `/api/admin/campaigns/${id}`, {
    token: tenant.manager.token,
  });
  expect(body.data.test_types).toEqual([`mcqt_${skill}`, 2]);
});

test('a skill test that a campaign asks for cannot be taken away from under it', async () => {
  await expect(query('delete from app.skill_tests where id = $1', [skill])).rejects.toMatchObject({
    code: '23503',
  });
});

test('they go with their campaign', async () => {
  await query('delete from app.campaigns where id = $1', [id]);
  expect(await rows()).toEqual([]);
});
