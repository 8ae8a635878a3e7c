import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeSession, makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';
import { expireOverdue } from '../expiry/expiry.worker.ts';

/** A campaign whose deadline has passed runs on for those who got more time, and for nobody else. */

let server: TestServer;
let tenant: Tenant;
let campaign: { id: number; subjects: { email: string }[] };

const people = (names: string[]) =>
  names.map((name) => ({ first_name: name, last_name: 'Lee', email: `${name}@example.org` }));

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/admin/${path}`, { token: tenant.manager.token, json });

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  campaign = await makeCampaign(server, tenant, { subjects: people(['longer', 'begun']) });
  await activate(server, tenant, campaign.id);
  const begun = await enterCampaign(server, tenant, campaign.id, 'begun@example.org');
  await server.database.query(
    `update app.invitations set status = 'in_progress', started_at = app.now() where subject_id = $1`,
    [begun.id],
  );
  await server.database.moveClock('15 days');
  tenant.manager.token = await makeSession(server, tenant.manager.id);
  const { body } = await call('GET', `campaigns/${campaign.id}/subjects`);
  const longer = body.data.find(({ email }: { email: string }) => email.startsWith('longer'));
  const deadline = new Date(Date.now() + 25 * 86_400_000).toISOString();
  await call('PUT', `campaigns/${campaign.id}/extension/${longer.id}`, { deadline });
  await expireOverdue(server.node.pool);
});
afterAll(() => server.stop());

const mails = (template: string) =>
  server.database.query<{ to_email: string }>(
    'select to_email from app.mails where campaign_id = $1 and template = $2 order by 1',
    [campaign.id, template],
  );

test('nobody is added who could not begin any more', async () => {
  expect((await call('GET', `campaigns/${campaign.id}`)).body.data.status).toBe('active');
  const added = await call('POST', 'campaigns/active/add-subjects', {
    campaign_id: campaign.id,
    subjects: people(['late']),
  });
  expect(added.status).toBe(409);
  expect((await mails('campaign-invitation')).map(({ to_email: to }) => to)).not.toContain(
    'late@example.org',
  );
});

test('a reminder goes to those who have time, and is counted for them alone', async () => {
  const preview = await call('POST', `campaigns/${campaign.id}/remind/preview`, {});
  expect(preview.body.data).toMatchObject({ people: 1 });
  const { body } = await call('POST', `campaigns/${campaign.id}/remind`, {});
  expect(body).toMatchObject({ reminded: 1, left_out: 1 });
  expect(await mails('campaign-reminder')).toEqual([{ to_email: 'longer@example.org' }]);
});
