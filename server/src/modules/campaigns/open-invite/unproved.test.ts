import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';
import { sweepStrangers } from '../retention/retention.worker.ts';

/** Everybody who joins by an open link gets an email: whoever types the addresses of others comes to an end. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ work: false, config: { trustProxy: 1 } });
});
afterAll(() => server.stop());

async function openCampaign() {
  const tenant = await makeTenant(server);
  const campaign = await makeCampaign(server, tenant, { open_invite: 1 });
  await activate(server, tenant, campaign.id);
  const path = `/api/admin/campaigns/${campaign.id}/open-invite`;
  const { body } = await server.call('GET', path, { token: tenant.manager.token });
  return { tenant, id: campaign.id, token: (body.data.url as string).split('/').at(-1) as string };
}

type Campaign = Awaited<ReturnType<typeof openCampaign>>;

let people = 0;
async function join({ token }: Campaign, from: string, email = `p${(people += 1)}@example.org`) {
  const json = { first_name: 'Alan', last_name: 'Kay', email };
  const path = `/api/invite-token/${token}/add-subject`;
  const headers = { 'x-forwarded-for': from };
  return { email, ...(await server.call('POST', path, { json, headers })) };
}

/** As many more as somebody has joined before, from the same network, who have not opened their email. */
async function addUnproved({ id, tenant }: Campaign, like: string, many: number) {
  await server.database.query(
    `with u as (insert into app.users (email, first_name, last_name, created_at)
         select gen_random_uuid() || '@example.org', 'A', 'B', app.now() from generate_series(1, $4) returning id, email)
     insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, status, added_at, invited_at, unproved, joined_from)
       select $1, $2, u.id, 'A', 'B', u.email, 'invited', app.now(), app.now(), true, i.joined_from
       from u, (select joined_from from app.invitations where email = $3) i`,
    [tenant.organization.id, id, like, many],
  );
}

const mailsTo = (email: string) =>
  server.database.query('select 1 from app.mails where to_email = $1', [email]);

test('a campaign has 300 who have not opened their email; then others are told whom to ask', async () => {
  const campaign = await openCampaign();
  const first = await join(campaign, '192.0.2.1');
  await addUnproved(campaign, first.email, 298);
  // From everywhere, so that no network is in question.
  await server.database.query('update app.invitations set joined_from = null');
  expect((await join(campaign, '198.51.100.1')).status).toBe(200);
  const full = await join(campaign, '203.0.113.1');
  expect([full.status, full.body.message]).toEqual([
    409,
    expect.stringContaining(`please ask ${campaign.tenant.organization.name} for an invitation`),
  ]);
  expect(await mailsTo(full.email)).toEqual([]);
  // Who is in gets the same answer as ever, and a place is free as soon as somebody opens the email.
  expect((await join(campaign, '203.0.113.1', first.email)).status).toBe(200);
  await enterCampaign(server, campaign.tenant, campaign.id, first.email, { profile: false });
  expect((await join(campaign, '203.0.113.1', full.email)).status).toBe(200);
});

test('a network has 200 within a day, over all campaigns; other networks are free', async () => {
  const one = await openCampaign();
  const other = await openCampaign();
  const first = await join(one, '192.0.2.1');
  await addUnproved(one, first.email, 198);
  expect((await join(other, '192.0.2.77')).status).toBe(200);
  const full = await join(other, '192.0.2.200');
  expect([full.status, full.body.message]).toEqual([
    409,
    expect.stringContaining('from your network today'),
  ]);
  expect(await mailsTo(full.email)).toEqual([]);
  expect((await join(other, '192.0.3.1')).status).toBe(200);

  await enterCampaign(server, one.tenant, one.id, first.email, { profile: false });
  expect((await join(other, '192.0.2.200', full.email)).status).toBe(200);
  expect((await join(other, '192.0.2.201')).status).toBe(409);
  await server.database.query("update app.invitations set added_at = added_at - interval '1 day'");
  expect((await join(other, '192.0.2.201')).status).toBe(200);
});

test('the network is kept as a digest, and no longer than it counts', async () => {
  const campaign = await openCampaign();
  const proved = await join(campaign, '192.0.2.9');
  const old = await join(campaign, '192.0.2.9');
  const fresh = await join(campaign, '192.0.2.10');
  const kept = async () => {
    const rows = await server.database.query<{ email: string; size: number | null }>(
      'select email, length(joined_from) as size from app.invitations where campaign_id = $1 and unproved is not null',
      [campaign.id],
    );
    return new Map(rows.map(({ email, size }) => [email, size]));
  };
  expect((await kept()).get(proved.email)).toBe(32);
  await enterCampaign(server, campaign.tenant, campaign.id, proved.email, { profile: false });
  await server.database.query(
    "update app.invitations set added_at = added_at - interval '1 day' where email = $1",
    [old.email],
  );
  await sweepStrangers(server.node.pool);
  const left = await kept();
  expect([proved, old, fresh].map(({ email }) => left.get(email))).toEqual([null, null, 32]);
});
