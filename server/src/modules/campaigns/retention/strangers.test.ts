import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOrganization } from '../../../platform/db/organization-id.ts';
import { system, transact, type Trx, type Viewer } from '../../../platform/db/database.ts';
import {
  campaignFields,
  makeCampaign,
  makeTenant,
  makeUser,
  type Tenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { insertInvitations } from '../invitation/invitation.queries.ts';
import { sweepStrangers } from './retention.worker.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

const person = (email: string) => ({ first_name: 'Wil', last_name: 'Smit', email });

/** A transaction that has done its first part and does the last one when it is told to. */
async function hold(
  viewer: Viewer,
  first: (trx: Trx) => Promise<unknown>,
  last: (trx: Trx) => Promise<unknown> = () => Promise.resolve(),
) {
  const go = Promise.withResolvers<void>();
  const there = Promise.withResolvers<void>();
  const done = transact(server.node.pool.db, viewer, async (trx) => {
    await first(trx);
    there.resolve();
    await go.promise;
    await last(trx);
  });
  await Promise.race([there.promise, done]);
  return () => {
    go.resolve();
    return done;
  };
}

const isWaiting = async () =>
  (
    await server.database.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length > 0;

test('somebody of a deleted draft who is invited again while people of no campaign are removed stays', async () => {
  const email = 'again@example.org';
  const draft = await makeCampaign(server, tenant, { subjects: [person(email)] });
  await server.database.query('delete from app.campaigns where id = $1', [draft.id]);
  const { id } = await makeCampaign(server, tenant, { subjects: [] });
  const organizationId = asOrganization(tenant.organization.id);
  const invite = async (trx: Trx) =>
    expect(await insertInvitations(trx, organizationId, id, [person(email)])).toBe(1);
  const invited = await hold({ scope: 'organisation', organizationId }, invite);

  const swept = sweepStrangers(server.node.pool);
  await Promise.race([swept, eventually(isWaiting, 'the sweep to wait')]);
  await invited();

  await swept;
  const people = await server.database.query(
    'select email from app.invitations where campaign_id = $1',
    [id],
  );
  expect(people).toEqual([{ email }]);
});

test('a list is saved while somebody on it deletes the account', async () => {
  const leaving = await makeUser(server);
  const deleted = await hold(
    system,
    (trx) =>
      trx.selectFrom('users').select('id').where('id', '=', leaving.id).forUpdate().execute(),
    (trx) => trx.deleteFrom('users').where('id', '=', leaving.id).execute(),
  );
  const saving = server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    json: campaignFields({ subjects: [person(leaving.email), person('beside@example.org')] }),
  });
  await eventually(isWaiting, 'the list to wait');
  await deleted();
  const { status, body } = await saving;
  expect(status).toBe(201);
  const saved = new Map<string, number>(
    (body.data.subjects as { id: number; email: string }[]).map(({ id, email }) => [email, id]),
  );
  expect([...saved.keys()].toSorted()).toEqual(['beside@example.org', leaving.email]);
  expect(saved.get(leaving.email)).not.toBe(leaving.id);
});
