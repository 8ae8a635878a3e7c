import { afterAll, beforeAll, expect, test } from 'vitest';
import { featureKeys } from '@assay/contract/access';
import {
  linkIn,
  makeCampaign,
  makeStaff,
  makeTenant,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, entryToken } from '../../../test/shortcuts.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const as = ({ manager }: Tenant) => ({ token: manager.token });
const person = (email: string) => ({ first_name: 'Alan', last_name: 'Kay', email });

async function openCampaign(tenant?: Tenant) {
  const owner = tenant ?? (await makeTenant(server));
  const campaign = await makeCampaign(server, owner, { open_invite: 1 });
  await activate(server, owner, campaign.id);
  const path = `/api/admin/campaigns/${campaign.id}/open-invite`;
  const { body } = await server.call('GET', path, as(owner));
  const token = (body.data.url as string).split('/').at(-1) as string;
  return { tenant: owner, campaign, path, token };
}

const details = (token: string) =>
  server.call('GET', `/api/invite-token/${token}/campaign-details`);
const join = (token: string, email: string, node = server) =>
  node.call('POST', `/api/invite-token/${token}/add-subject`, { json: person(email) });

const countIn = async (campaignId: number, email: string) => {
  const [row] = await server.database.query<{ invited: number; mails: number }>(
    `select (select count(*) from app.invitations where campaign_id = $1 and email = $2)::integer as invited,
      (select count(*) from app.mails where campaign_id = $1 and to_email = $2)::integer as mails`,
    [campaignId, email],
  );
  return row;
};

test('R065 first and last name, address and token join a campaign; the mail that comes proves the address', async () => {
  const { token, tenant } = await openCampaign();
  const { body, status } = await details(token);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    closed: null,
    organization: { id: tenant.organization.id, name: tenant.organization.name },
    campaign: { tests: [{ name: 'Personality' }], time_zone: 'Europe/Amsterdam' },
    permission: { retention_months: 24 },
  });
  const joined = await join(token, 'alan@example.org');
  expect(joined.status).toBe(200);
  expect(Object.keys(joined.body)).toEqual(['message']);
  const mail = await receiveMail(server, 'alan@example.org');
  expect(linkIn(mail, '/create-account-test-subject/')).toContain(`/${tenant.organization.id}`);
  const short = await server.call('POST', `/api/invite-token/${token}/add-subject`, {
    json: { first_name: 'Alan', email: 'alan@example.org' },
  });
  expect(short).toMatchObject({
    status: 422,
    body: { errors: { last_name: [expect.any(String)] } },
  });
});

test('forty joins at once on two nodes are one invitation, one mail and one place of the package', async () => {
  const { token, campaign, tenant } = await openCampaign();
  const used = () =>
    server.database.query<{ subjects_used: number }>(
      'select subjects_used from app.organizations where id = $1',
      [tenant.organization.id],
    );
  const [before] = await used();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      join(token, 'crowd@example.org', i % 2 === 0 ? server : second),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await countIn(campaign.id, 'crowd@example.org')).toEqual({ invited: 1, mails: 1 });
  const [after] = await used();
  // The place is taken when the address is proved, not when somebody types it.
  expect(after?.subjects_used).toBe(before?.subjects_used ?? 0);
  const link = await entryToken(server, campaign.id, 'crowd@example.org');
  const proved = await server.call('POST', '/api/user/confirm-registration', {
    json: {
      password: 'a fine long password',
      users_encrypted_email: link,
      organization_id: tenant.organization.id,
    },
  });
  expect(proved.status).toBe(200);
  expect((await used())[0]?.subjects_used).toBe((before?.subjects_used ?? 0) + 1);
});

test('who joined without proving the address, and is taken out and added by a manager, takes a place', async () => {
  const { token, campaign, tenant } = await openCampaign();
  const used = async () =>
    (
      await server.database.query<{ n: number }>(
        'select subjects_used as n from app.organizations where id = $1',
        [tenant.organization.id],
      )
    )[0]?.n ?? 0;
  const before = await used();
  const email = 'typed@example.org';
  await join(token, email);
  const [invited] = await server.database.query<{ id: number }>(
    'select subject_id as id from app.invitations where campaign_id = $1 and email = $2',
    [campaign.id, email],
  );
  const session = { token: tenant.manager.token };
  const path = `/api/admin/campaign/${campaign.id}/subject/${invited?.id}/remove`;
  expect((await server.call('DELETE', path, session)).status).toBe(200);
  const subjects = [{ first_name: 'Alan', last_name: 'Turing', email }];
  const added = await server.call('POST', '/api/admin/campaigns/active/add-subjects', {
    ...session,
    json: { campaign_id: campaign.id, subjects },
  });
  expect(added.status).toBe(201);
  expect(await used()).toBe(before + 1);
});

test('the answer is the same for a new, a known, an invited, an unsubscribed and a staff address', async () => {
  const { token, tenant, campaign } = await openCampaign();
  const known = campaign.subjects[0]?.email as string;
  await server.database.query(
    `update app.subscriptions set unsubscribed_at = app.now() where user_id = (select id from app.users where email = $1)`,
    [known],
  );
  const staff = await makeStaff(server, 'admin', tenant.organization);
  const emails = ['quite-new@example.org', known, staff.email];
  const answers = await Promise.all(emails.map((email) => join(token, email)));
  const said = answers.map(({ status, body }, i) =>
    `${status} ${body.message}`.replace(emails[i] as string, '…'),
  );
  expect(new Set(said).size).toBe(1);
});

test('a closed, renewed, foreign, altered or ended link lets nobody in and says why', async () => {
  const { token, path, tenant, campaign } = await openCampaign();
  const set = (json: object, who = tenant) => server.call('PUT', path, { ...as(who), json });
  expect((await set({ open: false })).body.data.open).toBe(false);
  expect((await details(token)).body.data.closed).toBe('switched_off');
  expect((await join(token, 'late@example.org')).status).toBe(409);

  const renewed = await set({ open: true, renew: true });
  const next = (renewed.body.data.url as string).split('/').at(-1) as string;
  expect(next).not.toBe(token);
  expect((await details(token)).status).toBe(404);
  expect((await join(token, 'late@example.org')).status).toBe(404);
  expect((await details(`${next.slice(0, -1)}_`)).status).toBe(404);
  expect((await set({ open: true }, await makeTenant(server))).status).toBe(404);

  const { organization } = tenant;
  const update = (sql: string) => server.database.query(sql, [organization.id]);
  await update("update app.organizations set status = 'inactive' where id = $1");
  expect((await details(next)).body.data.closed).toBe('inactive');
  await update("update app.organizations set status = 'active' where id = $1");
  await update(`delete from app.organization_features where organization_id = $1
    and feature_id = (select id from app.features where key = 'open_invite')`);
  expect((await details(next)).body.data.closed).toBe('feature_off');
  expect((await server.call('GET', path, as(tenant))).body).toMatchObject({ code: 'feature_off' });
  await server.database.query("update app.campaigns set status = 'completed' where id = $1", [
    campaign.id,
  ]);
  expect((await details(next)).body.data.closed).toBe('over');
  expect(await countIn(campaign.id, 'late@example.org')).toEqual({ invited: 0, mails: 0 });
});

test('a full package refuses everybody alike, also those who are in', async () => {
  const tenant = await makeTenant(server, { packageId: 1 });
  const { token, campaign } = await openCampaign(tenant);
  await server.database.query('update app.organizations set subjects_used = 25 where id = $1', [
    tenant.organization.id,
  ]);
  expect((await details(token)).body.data.closed).toBe('full');
  const fresh = await join(token, 'no-room@example.org');
  expect(fresh.status).toBe(409);
  expect(await join(token, campaign.subjects[0]?.email as string)).toMatchObject({
    status: 409,
    body: { message: fresh.body.message },
  });
});

test('R140 the QR code is a PNG, or an SVG for who asks, of the own campaign only', async () => {
  const { tenant, campaign } = await openCampaign();
  const fetchCode = (accept: string) =>
    fetch(`${server.origin}/api/admin/campaigns/${campaign.id}/qr-code`, {
      headers: { accept, authorization: `Bearer ${tenant.manager.token}` },
    });
  const png = await fetchCode('image/*');
  expect(png.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await png.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1024);
  const svg = await fetchCode('image/svg+xml');
  expect(svg.headers.get('content-type')).toBe('image/svg+xml');
  expect(await svg.text()).toMatch(/^<svg/);
  const stranger = await makeTenant(server, { features: featureKeys });
  const path = `/api/admin/campaigns/${campaign.id}/qr-code`;
  expect((await server.call('GET', path, as(stranger))).status).toBe(404);
});
