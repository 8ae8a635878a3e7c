import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  campaignFields,
  makeCampaign,
  makeTenant,
  makeUser,
  type Tenant,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { activate } from '../../test/shortcuts.ts';

/** What every client of the campaign calls may rely on. */

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/admin/${path}`, { token: tenant.manager.token, json });

test('R003 a campaign that is activated stands in the invites and tests of its people', async () => {
  const person = await makeUser(server);
  const campaign = await makeCampaign(server, tenant, {
    subjects: [{ first_name: 'Ada', last_name: 'Byron', email: person.email }],
  });
  const listTests = () => server.call('GET', '/api/subject/test-types', { token: person.token });
  expect((await listTests()).body.data).toEqual({ tests: [], invites: [], anonymisations: [] });
  await activate(server, tenant, campaign.id);
  await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: person.token,
    json: { organizationId: tenant.organization.id },
  });
  const { data } = (await listTests()).body;
  expect(data.invites).toMatchObject([
    { id: campaign.id, permission: true, campaign_type: 'recruitment', test_types: [1] },
  ]);
  expect(data.invites[0].tests).toEqual([
    { id: 1, name: 'Personality', minutes: expect.any(Number), questions: 148, completed: false },
  ]);
  expect(data.tests).toMatchObject([{ id: 1, pivot: { completed: false } }]);
});

test('R135 a campaign answers every field that a form needs to show it again', async () => {
  const { id } = await makeCampaign(server, tenant);
  const { body } = await call('GET', `campaigns/${id}`);
  expect(Object.keys(body.data)).toEqual(
    expect.arrayContaining([
      'id',
      'campaign_name',
      'campaign_type',
      'test_types',
      'deadline',
      'number_of_reminders',
      'sender',
      'profile',
      'email_text',
      'email_reminder_text',
      'email_update_on_test_complete',
      'email_update_on_all_complete',
      'subjects',
    ]),
  );
  expect(body.data.sender).toBe('Mara Keller <mara@example.org>');
  expect(body.data.email_update_on_test_complete).toBe(true);
});

test('R136 tests are named by their ids; one that cannot be given is refused by its field', async () => {
  const { body } = await call('POST', 'campaigns', campaignFields({ test_types: ['1', '1'] }));
  expect(body.data.test_types).toEqual([1]);
  for (const burnout of [{ burnout_test: 1 }, { test_types: ['1', 'burnout'] }]) {
    const saved = await call('POST', 'campaigns', campaignFields(burnout));
    expect(saved.body.data.test_types).toEqual([1, 'burnout']);
  }
  for (const [field, value] of [
    ['test_types', ['mcqt_7']],
    ['skill_tests', ['mcqt_7']],
  ] as const) {
    const refused = await call('POST', 'campaigns', campaignFields({ [field]: value }));
    expect([field, refused.status]).toEqual([field, 422]);
    expect(Object.keys(refused.body.errors)[0]).toMatch(new RegExp(`^${field}`));
  }
});

test.each([
  ['campaign_profile_id', '4', { kind: 'standard', id: 4, reference: '4' }],
  ['alt_campaign_profile_id', '2', { kind: 'alt', id: 2, reference: 'alt:2' }],
])(
  'R137 R138 a reference profile in %s is read back as it was chosen',
  async (field, id, shown) => {
    const { body } = await call(
      'POST',
      'campaigns',
      campaignFields({ campaign_profile_id: '', [field]: id }),
    );
    expect(body.data.profile).toMatchObject(shown);
  },
);

test('R137 a campaign has one reference profile, and a custom one has to exist', async () => {
  const two = campaignFields({ campaign_profile_id: 3, alt_campaign_profile_id: 2 });
  expect((await call('POST', 'campaigns', two)).status).toBe(422);
  const custom = campaignFields({ campaign_profile_id: '', custom_campaign_profile_id: 1 });
  const { status, body } = await call('POST', 'campaigns', custom);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['custom_campaign_profile_id']]);
});

test('R123 R139 lists answer data and their place among the pages, narrowed as asked', async () => {
  const owner = await makeTenant(server);
  for (const name of ['Alpha', 'Beta', 'Alphabet']) {
    await makeCampaign(server, owner, { campaign_name: name });
  }
  const list = (query: string) =>
    server.call('GET', `/api/admin/campaigns${query}`, { token: owner.manager.token });
  const { body } = await list('?page=1');
  expect(body.meta).toEqual({
    current_page: 1,
    last_page: 1,
    per_page: 25,
    total: 3,
    total_is_exact: true,
  });
  const names = async (query: string) =>
    (await list(`/filter${query}`)).body.data.map(
      (row: Record<string, string>) => row['campaign_name'],
    );
  expect(await names('?name=alpha&order=name')).toEqual(['Alpha', 'Alphabet']);
  expect(await names('?perPage=1&page=2&order=-name')).toEqual(['Alphabet']);
  expect(await names('?createdAt[]=2001-01-01&createdAt[]=2001-12-31')).toEqual([]);
  expect(await names('?status=active')).toEqual([]);
  expect((await list('/filter?order=password')).status).toBe(422);
});

test('R173 a campaign is saved first and runs only after its own call', async () => {
  const { id } = await makeCampaign(server, tenant);
  expect((await call('GET', `campaigns/${id}`)).body.data.status).toBe('draft');
  const { body } = await call('POST', `campaigns/activate/${id}`);
  expect([body.data.status, body.data.activated_at]).toEqual(['active', expect.any(String)]);
});

test('a draft may lack a name, an active campaign may not', async () => {
  const campaign = await makeCampaign(server, tenant, { campaign_name: ' ' });
  const refused = await call('POST', `campaigns/activate/${campaign.id}`);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ campaign_name: ['Please give the campaign a name.'] });
  const { body } = await call('GET', `campaigns/${campaign.id}`);
  expect([body.data.campaign_name, body.data.status]).toEqual(['', 'draft']);
});

test('people of a draft stand in the order in which they were typed, whoever of them was known before', async () => {
  const subjects = Array.from({ length: 60 }, (_, at) => ({
    first_name: 'Ada',
    last_name: `Typed ${at}`,
    email: `${(at * 37) % 60}-${tenant.organization.id}@typed.test`,
  }));
  await makeCampaign(server, tenant, { subjects: subjects.filter((_, at) => at % 7 === 3) });
  const { id } = await makeCampaign(server, tenant, { subjects });
  const { body } = await call('GET', `campaigns/${id}`);
  expect(body.data.subjects.map(({ email }: { email: string }) => email)).toEqual(
    subjects.map(({ email }) => email),
  );
});

test('R175 a copy names the campaign that it was made of', async () => {
  const { id } = await makeCampaign(server, tenant);
  const { body } = await call('POST', 'campaigns', campaignFields({ copy_of: id }));
  expect(body.data).toMatchObject({ copy_of: id, status: 'draft' });
});

test('R176 a deleted campaign is gone from the list and by its id', async () => {
  const { id } = await makeCampaign(server, tenant);
  expect((await call('DELETE', `campaigns/${id}`)).status).toBe(200);
  expect((await call('GET', `campaigns/${id}`)).status).toBe(404);
  const { body } = await call('GET', 'campaigns/filter?perPage=100');
  expect(body.data.map((row: { id: number }) => row.id)).not.toContain(id);
});

test('R199 the calls of managers are refused to candidates, and those of operators to managers', async () => {
  const candidate = await makeUser(server);
  const { endpoints } = server.node;
  const under = (prefix: string) =>
    endpoints.filter(({ path, access }) => path.startsWith(prefix) && access !== 'public');
  for (const [prefix, token] of [
    ['/api/admin/', candidate.token],
    ['/api/super-admin/', candidate.token],
    ['/api/super-admin/', tenant.manager.token],
  ] as const) {
    const calls = under(prefix);
    expect(calls.length).toBeGreaterThan(10);
    for (const { method, path } of calls) {
      const { status } = await server.call(method, path.replaceAll(/\{\w+\}/g, '1'), { token });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  }
});

test('R204 the standard profiles are there for everybody who is logged in', async () => {
  const candidate = await makeUser(server);
  const path = '/api/campaigns/profiles';
  expect((await server.call('GET', path, { token: candidate.token })).body.data.length).toBe(25);
  expect((await server.call('GET', path)).status).toBe(401);
});

test('R142 people whose tests are still to be done are found by one filter', async () => {
  const campaign = await makeCampaign(server, tenant, {
    subjects: ['a', 'b', 'c'].map((name) => {
      return { first_name: name, last_name: 'Filter', email: `${name}.filter@rules.test` };
    }),
  });
  await activate(server, tenant, campaign.id);
  await server.database.query(
    `update app.invitations set status = 'anonymised' where campaign_id = $1 and first_name = 'b'`,
    [campaign.id],
  );
  const path = `subjects/campaign/filter?campaign=${campaign.id}&status=not_completed`;
  const { body } = await call('GET', path);
  expect(body.meta.total).toBe(2);
  expect(body.data.map((row: { first_name: string }) => row.first_name)).toEqual(['a', 'c']);
  expect(body.data[0]).toMatchObject({ status: 'invited', reminded_at: null });
});

test('people come in the order of their names as they are shown, deleted accounts last', async () => {
  const typed = [
    ['Umar', 'Adams'],
    ['', ''],
    ['anna', 'Zeller'],
    ['Anna', 'Berg'],
    ['Bo', 'Gone'],
  ];
  const campaign = await makeCampaign(server, tenant, {
    subjects: typed.map(([first_name, last_name], n) => {
      return { first_name, last_name, email: `mail${n}@order.test` };
    }),
  });
  await server.database.query(
    `update app.invitations set first_name = 'Deleted account', last_name = '', email = '', status = 'anonymised'
       where campaign_id = $1 and first_name = 'Bo'`,
    [campaign.id],
  );
  const names = async (order: string) => {
    const path = `subjects/campaign/filter?campaign=${campaign.id}&order=${order}`;
    const { body } = await call('GET', path);
    return body.data.map((row: { first_name: string; last_name: string; email: string }) =>
      (row.first_name || row.email).concat(' ', row.last_name).trim(),
    );
  };
  const shown = ['Anna Berg', 'anna Zeller', 'mail1@order.test', 'Umar Adams'];
  expect(await names('name')).toEqual([...shown, 'Deleted account']);
  expect(await names('-name')).toEqual([...shown.toReversed(), 'Deleted account']);
});
