import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOrganization } from '../../../platform/db/organization-id.ts';
import { system, transact, type Trx, type Viewer } from '../../../platform/db/database.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { beginTransaction } from '../../../test/waiting.ts';
import { finishPersonality, startedCampaign } from '../../../test/shortcuts.ts';
import { revokePermission } from '../../accounts/index.ts';
import { hideProgress } from '../entry/entry.queries.ts';
import { leaveCampaigns } from '../retention/anonymise.queries.ts';
import { refreshProgress } from './progress.queries.ts';

/** What a job notes of somebody’s progress while the person withdraws the permission or deletes the test. */

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

type Begun = Awaited<ReturnType<typeof beginTransaction>>;

const open = { status: 'opened', started_at: null, completed_at: null };
const hidden = { status: 'permission_pending', started_at: null, completed_at: null };

async function finished() {
  const { person } = await startedCampaign(server, tenant);
  await finishPersonality(server, person);
  return person;
}
const beginInvitation = ({ id }: Person) =>
  server.database.query(
    "update app.invitations set status = 'in_progress', started_at = app.now() where subject_id = $1",
    [id],
  );
const note = ({ id }: Person) =>
  beginTransaction(server, system, (trx) => refreshProgress(trx, { subjectId: id }));
const withdraw = ({ token }: Person) =>
  server.call('DELETE', `/api/subject/organizations-with-permission/${tenant.organization.id}`, {
    token,
  });

/** Notes it beside what is done before it commits. */
async function noteBeside(viewer: Viewer, person: Person, work: (trx: Trx) => Promise<unknown>) {
  const first = await beginTransaction(server, viewer, work);
  const noting = transact(server.node.pool.db, system, (trx) =>
    refreshProgress(trx, { subjectId: person.id }),
  );
  await beside(first, noting);
}

/** Lets the first commit once the second is over, or waits for it. */
async function beside(first: Begun, second: Promise<unknown>) {
  await first.blocking({ unless: second });
  await Promise.all([first.commit(), second]);
}

const invitationOf = async ({ id }: Person) =>
  (
    await server.database.query(
      'select status, started_at, completed_at from app.invitations where subject_id = $1',
      [id],
    )
  )[0];

test('a permission that is withdrawn while the end is being noted leaves nothing of it', async () => {
  const person = await finished();
  await beside(await note(person), withdraw(person));
  expect(await invitationOf(person)).toEqual(hidden);
});

test.each(['begun', 'not begun'])(
  'the end is not noted of somebody who is just withdrawing the permission, %s',
  async (how) => {
    const person = await finished();
    if (how === 'begun') await beginInvitation(person);
    const before = await invitationOf(person);
    const id = asOrganization(tenant.organization.id);
    await noteBeside({ scope: 'candidate', userId: person.id }, person, async (trx) => {
      await revokePermission(trx, person.id, id);
      await hideProgress(trx, person.id, id);
    });
    expect(await invitationOf(person)).toEqual(how === 'begun' ? hidden : before);
  },
);

test('a test that is deleted while its end is being noted is not told as finished', async () => {
  const person = await finished();
  const { token } = person;
  const json = { test_type_ids: [1] };
  const deleting = () => server.call('DELETE', '/api/subject-profile/tests', { token, json });
  await beside(await note(person), deleting());
  expect(await invitationOf(person)).toEqual(open);
});

test.each(['begun', 'not begun'])(
  'the end of a test that is just being deleted is not noted, %s',
  async (how) => {
    const person = await finished();
    if (how === 'begun') await beginInvitation(person);
    const before = await invitationOf(person);
    await noteBeside({ scope: 'candidate', userId: person.id }, person, (trx) =>
      sql`select * from app.delete_tests(${person.id}::integer, array['1'])`.execute(trx),
    );
    expect(await invitationOf(person)).toEqual(how === 'begun' ? open : before);
  },
);

test('somebody whose place is given away meanwhile does not come back to it', async () => {
  const person = await finished();
  await beginInvitation(person);
  const [place] = await server.database.query<{ id: number }>(
    'select id from app.invitations where subject_id = $1',
    [person.id],
  );
  await noteBeside(system, person, (trx) => leaveCampaigns(trx, person.id));
  const [after] = await server.database.query(
    'select status, completed_at from app.invitations where id = $1',
    [place?.id],
  );
  expect(after).toEqual({ status: 'anonymised', completed_at: null });
});
