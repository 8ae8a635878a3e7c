import { afterAll, beforeAll, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';
import { noticeMails } from './notice.emails.ts';
import { refreshProgress } from './progress.queries.ts';

/** News for the sender wait where no mail server takes them, for days; people withdraw and delete meanwhile. */

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

async function finished() {
  const { person } = await startedCampaign(server, tenant, {
    email_update_on_test_complete: 1,
    email_update_on_all_complete: 1,
  });
  await finishPersonality(server, person);
  await transact(server.node.pool.db, system, (trx) =>
    refreshProgress(trx, { subjectId: person.id }),
  );
  return person;
}

/** Which of the two would leave now. */
async function leaving({ id }: Person) {
  const [invitation] = await server.database.query<{ id: number }>(
    'select id from app.invitations where subject_id = $1',
    [id],
  );
  const params = { invitationId: invitation?.id, test: 'Personality', type: '1' };
  const left: string[] = [];
  for (const [name, template] of Object.entries<MailTemplate>(noticeMails)) {
    const mail = await transact(server.node.pool.db, system, (db) =>
      template({ db, secret: '', appUrl: server.origin, language: null }, params as never),
    );
    if (mail !== null) left.push(name);
  }
  return left;
}

const both = ['campaign-test-complete', 'campaign-all-complete'];

test('nobody is told of the end by somebody who has withdrawn the permission since', async () => {
  const person = await finished();
  expect(await leaving(person)).toEqual(both);
  const path = `/api/subject/organizations-with-permission/${tenant.organization.id}`;
  expect((await server.call('DELETE', path, { token: person.token })).status).toBe(200);
  expect(await leaving(person)).toEqual([]);
});

test('nor of a test that was deleted since', async () => {
  const person = await finished();
  const json = { test_type_ids: [1] };
  const { token } = person;
  expect((await server.call('DELETE', '/api/subject-profile/tests', { token, json })).status).toBe(
    200,
  );
  expect(await leaving(person)).toEqual([]);
});
