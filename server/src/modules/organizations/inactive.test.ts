import { featureKeys } from '@assay/contract/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerPersonality,
  makeCampaign,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { burnoutCampaign, createRecord } from '../../test/burnout.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { interviewCampaign } from '../../test/interviews.ts';
import {
  activate,
  enterCampaign,
  entryToken,
  finishedCampaign,
  startedCampaign,
} from '../../test/shortcuts.ts';
import { invitedToSkill, makeSkillTest } from '../../test/skill-tests.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  operator = await makeStaff(server, 'tdl_admin');
});
afterAll(() => server.stop());

/** As the operators' form sends it. */
async function become(status: string, { organization }: Tenant): Promise<void> {
  const answer = await server.call('PUT', '/api/super-admin/organizations', {
    token: operator.token,
    json: {
      organization_id: organization.id,
      organization_name: organization.name,
      package_id: 2,
      status,
    },
  });
  expect([answer.status, answer.body.data.organization_status]).toEqual([200, status]);
}

test('R020 R114 an inactive organisation closes every call of its managers in mid-session, and opens them again', async () => {
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant);
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/admin/campaigns'],
    ['GET', '/api/admin/campaigns/dashboard'],
    ['GET', `/api/admin/campaigns/${campaign.id}`],
    ['POST', `/api/admin/campaigns/activate/${campaign.id}`],
    ['GET', '/api/admin/manager/login/profile'],
    ['GET', '/api/admin/manager/organization'],
    ['POST', '/api/admin/manager/organization', { retention_months: 3 }],
    ['GET', '/api/admin/subscription'],
    ['GET', '/api/admin/labels'],
  ];
  const ask = async ([method, path, json]: [string, string, unknown?]) => {
    const { status, body } = await server.call(method, path, { token: tenant.manager.token, json });
    return [path, status, body.code, body.inactive];
  };
  await become('inactive', tenant);
  for (const call of calls) expect(await ask(call)).toEqual([call[1], 403, 'inactive', true]);
  await become('active', tenant);
  const open = calls.filter(([, path]) => !path.includes('activate'));
  for (const call of open) {
    expect((await ask(call)).slice(1)).toEqual([200, undefined, undefined]);
  }
});

test('who runs the platform, too, is not locked out by the own organisation, and can activate it again', async () => {
  const tenant = await makeTenant(server);
  const { token, id } = tenant.manager;
  await server.database.query(`insert into app.user_roles values ($1, 'super_admin')`, [id]);
  const profile = async () => {
    const path = '/api/admin/manager/login/profile';
    const { status, body } = await server.call('GET', path, { token });
    return [status, body.data?.organization_id, (body.data?.features ?? []).length > 0];
  };
  expect(await profile()).toEqual([200, tenant.organization.id, true]);
  await become('inactive', tenant);
  expect(await profile()).toEqual([200, null, false]);
  for (const path of ['/api/admin/campaigns', '/api/admin/manager/organization']) {
    const { status, body } = await server.call('GET', path, { token });
    expect([path, status, body.code]).toEqual([path, 403, 'inactive']);
  }
  const activated = await server.call('PUT', '/api/super-admin/organizations', {
    token,
    json: {
      organization_id: tenant.organization.id,
      organization_name: tenant.organization.name,
      package_id: 2,
      status: 'active',
    },
  });
  expect(activated.status).toBe(200);
  expect(await profile()).toEqual([200, tenant.organization.id, true]);
});

test('an inactive organisation keeps nobody from results, permissions and account of their own', async () => {
  const tenant = await makeTenant(server);
  const { people } = await finishedCampaign(server, tenant, 1);
  const [person] = people as [Person];
  await become('inactive', tenant);
  const own = (method: string, path: string) => server.call(method, path, person);
  expect((await own('GET', '/api/personality-test/results')).status).toBe(200);
  expect((await own('GET', '/api/subject-profile')).status).toBe(200);
  const path = '/api/subject/organizations-with-permission';
  const holders = await own('GET', path);
  expect(holders.body.data.map(({ id }: { id: number }) => id)).toEqual([tenant.organization.id]);
  expect((await own('DELETE', `${path}/${tenant.organization.id}`)).status).toBe(200);
  expect((await own('GET', path)).body.data).toEqual([]);
});

const closed = 'is closed for now';
const check = async (token: string) =>
  (await server.call('GET', `/api/check-magic-link/${token}`)).body.data;
const tasks = async ({ token }: Person) =>
  (await server.call('GET', '/api/subject/test-types', { token })).body.data;

async function running(options: Parameters<typeof makeTenant>[1] = {}, changes = {}) {
  const tenant = await makeTenant(server, options);
  const campaign = await makeCampaign(server, tenant, changes);
  await activate(server, tenant, campaign.id);
  return { tenant, id: campaign.id, email: campaign.subjects[0]?.email as string };
}

test('a mailed link of an inactive organisation tells kindly that nobody can start, and works again later', async () => {
  const { tenant, id, email } = await running();
  const token = await entryToken(server, id, email);
  const register = () =>
    server.call('POST', '/api/user/confirm-registration', {
      json: {
        password: 'a fine long password',
        users_encrypted_email: token,
        organization_id: tenant.organization.id,
      },
    });
  await become('inactive', tenant);
  expect(await check(token)).toMatchObject({ valid: false, reason: 'closed', renewable: false });
  const refused = await register();
  expect([refused.status, refused.body.errors.users_encrypted_email]).toEqual([
    422,
    [expect.stringContaining(closed)],
  ]);
  const declined = await server.call('POST', '/api/user/decline-invitation', { json: { token } });
  expect(declined.status).toBe(200);
  await become('active', tenant);
  expect(await check(token)).toMatchObject({ valid: true, reason: null });
  expect((await register()).status).toBe(200);
});

test('permission is not given to an inactive organisation, by the link or logged in', async () => {
  const known = await running();
  const person = await enterCampaign(server, known.tenant, known.id, known.email);
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email: known.email }];
  const { tenant, id } = await running({}, { subjects });
  await become('inactive', tenant);
  const token = await entryToken(server, id, known.email);
  const organizationId = tenant.organization.id;
  const byLink = await server.call('POST', '/api/user/give-permission-to-organization', {
    json: { organizationId, token },
  });
  expect([byLink.status, byLink.body.errors]).toEqual([
    422,
    { token: [expect.stringContaining(closed)] },
  ]);
  const path = '/api/user/give-permission-to-organization-logged-in';
  const loggedIn = await server.call('POST', path, {
    token: person.token,
    json: { organizationId },
  });
  expect([loggedIn.status, loggedIn.body.code, loggedIn.body.message]).toEqual([
    409,
    'organization_closed',
    expect.stringContaining(closed),
  ]);
  const { invites } = await tasks(person);
  expect(
    new Map(invites.map((one: { id: number; closed: boolean }) => [one.id, one.closed])),
  ).toEqual(
    new Map([
      [known.id, false],
      [id, true],
    ]),
  );
});

test('who has not begun is told so at the test, who has begun finishes, also the other tests', async () => {
  const { tenant, id, email } = await running({}, { test_types: ['1', '3'] });
  const person = await enterCampaign(server, tenant, id, email);
  await become('inactive', tenant);
  for (const path of ['personality-test/questions', 'culture-test/questions']) {
    const { status, body } = await server.call('GET', `/api/${path}`, person);
    expect([path, status, body.code]).toEqual([path, 409, 'organization_closed']);
    expect(body.message).toContain(`${tenant.organization.name} ${closed}`);
  }
  expect((await tasks(person)).invites[0].closed).toBe(true);

  await become('active', tenant);
  expect((await server.call('GET', '/api/personality-test/questions', person)).status).toBe(200);
  await eventually(async () => {
    const [row] = await server.database.query<{ begun: boolean }>(
      'select started_at is not null as begun from app.invitations where campaign_id = $1',
      [id],
    );
    return row?.begun || undefined;
  }, 'a beginning');
  await become('inactive', tenant);
  expect((await tasks(person)).invites[0].closed).toBe(false);
  await answerPersonality(server, person, { count: 3 });
  expect((await server.call('GET', '/api/culture-test/questions', person)).status).toBe(200);
});

/** Tests that are begun otherwise than by asking for their questions, or that are an organisation's own. */
const begins: Record<string, (tenant: Tenant) => Promise<{ person: Person; begin: Begin }>> = {
  'logical reasoning': async (tenant) => {
    const { person } = await startedCampaign(server, tenant, { test_types: ['2'] });
    const path = '/api/iq-test/questions/analogy';
    return { person, begin: () => server.call('GET', path, person) };
  },
  energy: async (tenant) => {
    const { person } = await startedCampaign(server, tenant, burnoutCampaign);
    return { person, begin: () => createRecord(server, person) };
  },
  'a skill test': async (tenant) => {
    const testId = await makeSkillTest(server);
    const { person } = await invitedToSkill(server, tenant, testId);
    const path = `/api/skill-test/${testId}/questions`;
    return { person, begin: () => server.call('GET', path, person) };
  },
  'an interview': async (tenant) => {
    const { person, code } = await interviewCampaign(server, { tenant });
    return { person, begin: () => server.call('GET', `/api/interviews/start/${code}`, person) };
  },
};
type Begin = () => Promise<{ status: number; body: { code?: string; message?: string } }>;

test.each(Object.keys(begins))(
  'nobody begins %s for an inactive organisation, and everybody can once it is active again',
  async (name) => {
    const tenant = await makeTenant(server, { features: featureKeys });
    const { person, begin } = await (begins[name] as NonNullable<(typeof begins)[string]>)(tenant);
    const attempts = () =>
      server.database.query('select 1 from app.attempts where subject_id = $1', [person.id]);
    await become('inactive', tenant);
    const { status, body } = await begin();
    expect([status, body.code]).toEqual([409, 'organization_closed']);
    expect(body.message).toContain(`${tenant.organization.name} ${closed}`);
    expect(await attempts()).toEqual([]);
    await become('active', tenant);
    expect((await begin()).status).toBeLessThan(300);
    expect(await attempts()).toHaveLength(1);
    // What has begun goes on.
    await become('inactive', tenant);
    expect((await begin()).status).toBe(200);
  },
);

test('without a password who has begun comes back by a fresh link, and who has not is told', async () => {
  const { tenant, id, email } = await running({ features: featureKeys });
  const token = await entryToken(server, id, email);
  const enter = () =>
    server.call('POST', '/api/user/confirm-passwordless', {
      json: { token, organization_id: tenant.organization.id },
    });
  await become('inactive', tenant);
  const refused = await enter();
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { token: [expect.stringContaining(closed)] },
  ]);
  await become('active', tenant);
  expect((await enter()).status).toBe(200);
  await server.database.query(
    'update app.invitations set started_at = app.now() where campaign_id = $1',
    [id],
  );
  await become('inactive', tenant);
  expect(await check(token)).toMatchObject({ reason: 'used', renewable: true });
});

test('the open link of an inactive organisation lets nobody in, and says so', async () => {
  const { tenant, id } = await running();
  const path = `/api/admin/campaigns/${id}/open-invite`;
  const { body } = await server.call('GET', path, { token: tenant.manager.token });
  const invite = `/api/invite-token/${body.data.url.split('/').at(-1)}`;
  await become('inactive', tenant);
  const details = await server.call('GET', `${invite}/campaign-details`);
  expect(details.body.data.closed).toBe('inactive');
  const json = { first_name: 'Alan', last_name: 'Kay', email: 'alan@example.org' };
  const joined = await server.call('POST', `${invite}/add-subject`, { json });
  expect([joined.status, joined.body.message]).toEqual([
    409,
    expect.stringContaining(tenant.organization.name),
  ]);
});
