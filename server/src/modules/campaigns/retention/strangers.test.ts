import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOrganization } from '../../../platform/db/organization-id.ts';
import { system, type Trx } from '../../../platform/db/database.ts';
import {
  campaignFields,
  makeCampaign,
  makeTenant,
  makeUser,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { beginTransaction } from '../../../test/waiting.ts';
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

test('somebody of a deleted draft who is invited again while people of no campaign are removed stays', async () => {
  const email = 'again@example.org';
  const draft = await makeCampaign(server, tenant, { subjects: [person(email)] });
  await server.database.query('delete from app.campaigns where id = $1', [draft.id]);
  const { id } = await makeCampaign(server, tenant, { subjects: [] });
  const organizationId = asOrganization(tenant.organization.id);
  const invite = async (trx: Trx) =>
    expect(await insertInvitations(trx, organizationId, id, [person(email)])).toBe(1);
  const invited = await beginTransaction(server, { scope: 'organisation', organizationId }, invite);

  const swept = sweepStrangers(server.node.pool);
  await invited.blocking({ unless: swept });
  await invited.commit();

  await swept;
  const people = await server.database.query(
    'select email from app.invitations where campaign_id = $1',
    [id],
  );
  expect(people).toEqual([{ email }]);
});

test('a list is saved while somebody on it deletes the account', async () => {
  const leaving = await makeUser(server);
  const deleted = await beginTransaction(
    server,
    system,
    (trx) =>
      trx.selectFrom('users').select('id').where('id', '=', leaving.id).forUpdate().execute(),
    (trx) => trx.deleteFrom('users').where('id', '=', leaving.id).execute(),
  );
  const saving = server.call('POST', '/api/admin/campaigns', {
    token: tenant.manager.token,
    json: campaignFields({ subjects: [person(leaving.email), person('beside@example.org')] }),
  });
  await deleted.blocking();
  await deleted.commit();
  const { status, body } = await saving;
  expect(status).toBe(201);
  const saved = new Map<string, number>(
    (body.data.subjects as { id: number; email: string }[]).map(({ id, email }) => [email, id]),
  );
  expect([...saved.keys()].toSorted()).toEqual(['beside@example.org', leaving.email]);
  expect(saved.get(leaving.email)).not.toBe(leaving.id);
});
