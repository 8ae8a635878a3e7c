import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answerPersonality,
  joinCampaign,
  linkIn,
  makeCampaign,
  makeTenant,
  receiveMail,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('is withdrawn at once on every call, and can be given again', async () => {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  const campaign = await makeCampaign(server, tenant);
  await server.call('POST', `/api/admin/campaigns/activate/${campaign.id}`, { token });
  const person = await joinCampaign(server, campaign.subjects[0]?.email ?? '');
  await answerPersonality(server, person);
  const report = () =>
    server.call('GET', `/api/admin/results/personality-test/subject/${person.id}`, { token });
  const table = () =>
    server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects/personality-test/results`, {
      token,
    });
  expect((await report()).status).toBe(200);
  const shown = () => server.call('GET', `/api/admin/campaigns/${campaign.id}/subjects`, { token });
  await eventually(async () => (await shown()).body.data[0].status === 'completed', 'the end');

  const path = `/api/subject/organizations-with-permission/${tenant.organization.id}`;
  expect((await server.call('DELETE', path, { token: person.token })).status).toBe(200);
  expect(await report()).toMatchObject({ status: 403, body: { code: 'permission_required' } });
  expect((await table()).body).toMatchObject({ data: [], meta: { hidden: 1 } });
  expect((await shown()).body.data).toMatchObject([
    {
      permission: false,
      status: 'permission_pending',
      completed_at: null,
      last_seen_at: null,
      tests: [{ started: false, completed: false }],
    },
  ]);
  expect((await server.call('DELETE', path, { token: person.token })).status).toBe(404);
  expect(
    (
      await server.call('GET', '/api/subject/organizations-with-permission', {
        token: person.token,
      })
    ).body.data,
  ).toEqual([]);

  const json = { organizationId: tenant.organization.id };
  const given = await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: person.token,
    json,
  });
  expect(given.status).toBe(200);
  expect((await report()).status).toBe(200);
  await eventually(async () => {
    const { body } = await server.call('GET', `/api/admin/campaigns/${campaign.id}`, { token });
    return body.data.progress.completed === 1;
  }, 'the progress');
});

it('is withdrawn from one organisation, and what another one sees stays', async () => {
  const [first, second] = [await makeTenant(server), await makeTenant(server)];
  const email = `shared-${first.organization.id}@example.org`;
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email }];
  const invite = async (tenant: typeof first) => {
    const { id } = await makeCampaign(server, tenant, { subjects });
    const { token } = tenant.manager;
    await server.call('POST', `/api/admin/campaigns/activate/${id}`, { token });
    return async () => {
      const { body } = await server.call('GET', `/api/admin/campaigns/${id}/subjects`, { token });
      const [{ permission, status }] = body.data;
      return { permission, status };
    };
  };
  const seenByFirst = await invite(first);
  const person = await joinCampaign(server, email);
  const seenBySecond = await invite(second);
  const { token } = person;
  await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token,
    json: { organizationId: second.organization.id },
  });
  await answerPersonality(server, person);
  const done = { permission: true, status: 'completed' };
  await eventually(
    async () =>
      (await seenByFirst()).status === 'completed' && (await seenBySecond()).status === 'completed',
    'both to see the end',
  );
  const path = `/api/subject/organizations-with-permission/${first.organization.id}`;
  expect((await server.call('DELETE', path, { token })).status).toBe(200);
  expect(await seenByFirst()).toEqual({ permission: false, status: 'permission_pending' });
  expect(await seenBySecond()).toEqual(done);
});

it('says beforehand, to newcomers and to whoever is logged in, whether managers will see a fit', async () => {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  for (const [profile, told] of [
    [3, true],
    ['', false],
  ] as const) {
    const campaign = await makeCampaign(server, tenant, { campaign_profile_id: profile });
    await server.call('POST', `/api/admin/campaigns/activate/${campaign.id}`, { token });
    const email = campaign.subjects[0]?.email ?? '';
    const [hash] = linkIn(await receiveMail(server, email), '/create-account-test-subject/')
      .split('/')
      .slice(2);
    const link = await server.call('GET', `/api/check-magic-link/${hash}`);
    expect(link.body.data.invitation.campaign.has_profile).toBe(told);
    const person = await joinCampaign(server, email);
    const own = await server.call('GET', '/api/subject/test-types', { token: person.token });
    expect(own.body.data.invites).toMatchObject([{ has_profile: told }]);
  }
});

it('shows no result when the look cannot be written down', async () => {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  const campaign = await makeCampaign(server, tenant);
  await server.call('POST', `/api/admin/campaigns/activate/${campaign.id}`, { token });
  const person = await joinCampaign(server, campaign.subjects[0]?.email ?? '');
  await answerPersonality(server, person);
  await server.database.query('revoke insert on app.access_ledger from assay_app');
  const refused = await server.call(
    'GET',
    `/api/admin/results/personality-test/subject/${person.id}`,
    { token },
  );
  expect(refused.status).toBe(500);
  expect(JSON.stringify(refused.body)).not.toContain('sten');
  await server.database.query('grant insert on app.access_ledger to assay_app');
  expect(
    (
      await server.call('GET', `/api/admin/results/personality-test/subject/${person.id}`, {
        token,
      })
    ).status,
  ).toBe(200);
});
