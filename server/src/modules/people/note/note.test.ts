import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { makeStaff, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { noteWorkers } from './note.worker.ts';

let server: TestServer;
let tenant: Tenant;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  ({ person } = await startedCampaign(server, tenant));
});
afterAll(() => server.stop());

const path = (id: number) => `/api/admin/tests/notes/${id}`;
const as = ({ manager }: Tenant = tenant) => ({ token: manager.token });

async function write(text: string, about = person, by = tenant): Promise<number> {
  const { status, body } = await server.call('POST', path(about.id), { ...as(by), json: { text } });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.data.id;
}

async function texts(about = person, by = tenant): Promise<string[]> {
  const { body } = await server.call('GET', path(about.id), as(by));
  return body.data.map(({ text }: { text: string }) => text);
}

test('R144 R145 a note has id, text, author and time, and the newest is the first', async () => {
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  const first = await write('  Knows her knots.\nAsk about sails.  ');
  await server.call('POST', path(person.id), { token: colleague.token, json: { text: 'Second.' } });
  const { status, body } = await server.call('GET', path(person.id), as());
  expect(status).toBe(200);
  expect(body.data).toEqual([
    expect.objectContaining({ text: 'Second.', author: { id: colleague.id, name: 'Mara Keller' } }),
    {
      id: first,
      subject_id: person.id,
      text: 'Knows her knots.\nAsk about sails.',
      author: { id: tenant.manager.id, name: 'Mara Keller' },
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  // Who is no manager any more has no name here.
  await server.database.query('delete from app.managers where user_id = $1', [colleague.id]);
  const later = await server.call('GET', path(person.id), as());
  expect(later.body.data[0].author).toBeNull();
});

test('R145 a note that comes twice is one, be it at once or after a lost answer; the same words later are a second one', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  const text = 'Called, no answer.';
  // Nobody writes before all three have come as far as they can without each other.
  const { sent } = await transact(server.node.pool.db, system, async (trx) => {
    await sql`lock table app.subject_notes in share mode`.execute(trx);
    const sent = [write(text, about), write(text, about), write(text, about)];
    await eventually(async () => {
      const waiting = await server.database.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === sent.length;
    }, 'all of them to wait');
    return { sent };
  });
  const [first] = await Promise.all(sent);
  expect(new Set(await Promise.all(sent))).toEqual(new Set([first]));
  expect(await texts(about)).toEqual([text]);
  const [said] = await server.database.query<{ times: string }>(
    `select count(*) as times from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'note.created' and d.after ->> 'note_id' = $1`,
    [`${first}`],
  );
  expect(Number(said?.times)).toBe(1);

  // A colleague's is another one, and comes not between what somebody sends twice.
  await server.call('POST', path(about.id), { token: colleague.token, json: { text } });
  expect(await write(text, about)).toBe(first);
  expect(await texts(about)).toEqual([text, text]);
  // After other words, after the first was deleted, and ten minutes later the same words are said anew.
  await write('Called, and spoke.', about);
  const second = await write(text, about);
  expect(second).not.toBe(first);
  await server.call('DELETE', path(second), as());
  const third = await write(text, about);
  expect(third).not.toBe(second);
  const age = `update app.subject_notes set created_at = app.now() - $2::interval where id = $1`;
  await server.database.query(age, [third, '9 minutes']);
  expect(await write(text, about)).toBe(third);
  await server.database.query(age, [third, '11 minutes']);
  expect(await write(text, about)).not.toBe(third);
});

test('R198 what is wrong with a note is told at its field', async () => {
  for (const text of ['', '   ', 'x'.repeat(5001), 'a\u0000b']) {
    const answer = await server.call('POST', path(person.id), { ...as(), json: { text } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { text: [expect.any(String)] } } });
  }
  const unknown = { text: 'x', author_id: 1 };
  const answer = await server.call('POST', path(person.id), { ...as(), json: unknown });
  expect(answer.status).toBe(422);
});

test('R146 a deleted note goes by its id, comes back for ten minutes, and is then gone for good', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const [a, b, c] = [await write('A', about), await write('B', about), await write('C', about)];
  expect(a).not.toBe(c);
  const { status, body } = await server.call('DELETE', path(b), as());
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { id: b } } });
  const left = Date.parse(body.data.restorable_until) - Date.now();
  expect(left).toBeGreaterThan(9 * 60_000);
  expect(left).toBeLessThanOrEqual(10 * 60_000 + 1000);
  expect(await texts(about)).toEqual(['C', 'A']);
  expect((await server.call('DELETE', path(b), as())).status).toBe(404);

  const restore = (id: number) => server.call('POST', `${path(id)}/restore`, as());
  expect(await restore(b)).toMatchObject({ status: 200, body: { data: { id: b, text: 'B' } } });
  expect(await texts(about)).toEqual(['C', 'B', 'A']);
  expect((await restore(b)).status).toBe(200);

  await server.call('DELETE', path(b), as());
  await server.database.query(
    "update app.subject_notes set deleted_at = deleted_at - interval '11 minutes' where id = $1",
    [b],
  );
  expect((await restore(b)).status).toBe(404);
  const [worker] = noteWorkers({ db: server.node.pool.db });
  await worker?.run(undefined as never);
  const rows = 'select id from app.subject_notes where subject_id = $1 order by id';
  expect(await server.database.query(rows, [about.id])).toEqual([{ id: a }, { id: c }]);
});

test('of two managers who delete or restore a note at once, one has done it and the log says it once', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const id = await write('Both want it gone', about);
  const both = async (method: string, to: string) =>
    (await Promise.all(Array.from({ length: 6 }, () => server.call(method, to, as()))))
      .map(({ status }) => status)
      .toSorted((a, b) => a - b);
  expect(await both('DELETE', path(id))).toEqual([200, 404, 404, 404, 404, 404]);
  expect(await both('POST', `${path(id)}/restore`)).toEqual([200, 200, 200, 200, 200, 200]);
  const log = await server.database.query<{ action: string; after: unknown }>(
    `select e.action, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.entity = 'subject' and e.entity_id = $1 and e.action like 'note.%' order by e.id`,
    [String(about.id)],
  );
  const after = { note_id: id };
  expect(log).toEqual(
    ['note.created', 'note.deleted', 'note.restored'].map((action) => ({ action, after })),
  );
});

test('a note lies in the database without a word of itself, and opens in no other place', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const { person: other } = await startedCampaign(server, tenant);
  const id = await write('kanarie', about);
  const copied = await write('something else', other);
  const [row] = await server.database.query<{ content: Buffer }>(
    'select content from app.subject_notes where id = $1',
    [id],
  );
  expect(row?.content.includes('kanarie')).toBe(false);
  await server.database.query(
    `update app.subject_notes c set content = n.content from app.subject_notes n where n.id = $1 and c.id = $2`,
    [id, copied],
  );
  expect((await server.call('GET', path(other.id), as())).status).toBe(500);
  expect(await texts(about)).toEqual(['kanarie']);
});

test('R201 candidates and strangers get nothing, and without permission nobody does', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const id = await write('Ours', about);
  const foreign = await makeTenant(server);
  const calls = [
    ['GET', path(about.id)],
    ['POST', path(about.id), { text: 'x' }],
    ['DELETE', path(id)],
    ['POST', `${path(id)}/restore`],
  ] as const;
  for (const [method, to, json] of calls) {
    const call = (token: string) => server.call(method, to, { token, json });
    expect((await call(about.token)).status).toBe(403);
    expect((await call(foreign.manager.token)).status).toBe(404);
  }
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [about.id],
  );
  // Row security hides the note itself by now; why it cannot be reached is told all the same, and to no one else.
  for (const [method, to, json] of calls) {
    const answer = await server.call(method, to, { ...as(), json });
    expect(answer).toMatchObject({ status: 403, body: { code: 'permission_required' } });
    expect((await server.call(method, to, { ...as(foreign), json })).status).toBe(404);
  }
  expect((await server.call('DELETE', path(id + 1_000_000), as())).status).toBe(404);
});
