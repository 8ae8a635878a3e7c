import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCampaign,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { activate, enterCampaign, entryToken, finishedCampaign } from '../../test/shortcuts.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  operator = await makeStaff(server, 'tdl_admin');
});
afterAll(() => server.stop());

/** As the operators' form sends it. */
async function become(status: string, { organisation }: Tenant): Promise<void> {
  const answer = await server.call('PUT', '/api/super-admin/organizations', {
    token: operator.token,
    json: {
      organization_id: organisation.id,
      organization_name: organisation.name,
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
  expect(holders.body.data.map(({ id }: { id: number }) => id)).toEqual([tenant.organisation.id]);
  expect((await own('DELETE', `${path}/${tenant.organisation.id}`)).status).toBe(200);
  expect((await own('GET', path)).body.data).toEqual([]);
});

test('a mailed link of an inactive organisation still lets its candidate in', async () => {
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant);
  await activate(server, tenant, campaign.id);
  const email = campaign.subjects[0]?.email as string;
  await become('inactive', tenant);
  const token = await entryToken(server, campaign.id, email);
  const { body } = await server.call('GET', `/api/check-magic-link/${token}`);
  expect(body.data.valid).toBe(true);
  const person = await enterCampaign(server, tenant, campaign.id, email);
  const questions = await server.call('GET', '/api/personality-test/questions', person);
  expect(questions.status).toBe(200);
});
