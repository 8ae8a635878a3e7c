import { mostCustomFields } from '@assay/contract/subject-fields';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { eventually, type TestServer, useServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let person: Person;
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  ({ person } = await startedCampaign(server, tenant));
});

const path = (id: number) => `/api/admin/subject-profile/custom-field/${id}`;
const as = ({ manager }: Tenant = tenant) => ({ token: manager.token });
const save = (json: object, about = person) =>
  server.call('PUT', path(about.id), { ...as(), json });
const shown = async (about = person) => (await server.call('GET', path(about.id), as())).body.data;

test('R143 a field has id, title and body; it is added, changed under its id and deleted (R185)', async () => {
  const added = await save({ title: 'Clearance', body: 'Level 2\nuntil May' });
  expect(added).toMatchObject({ status: 201, body: { data: { title: 'Clearance' } } });
  const { id } = added.body.data;
  const second = await save({ title: 'Van', body: '' });
  expect(await shown()).toEqual([
    { id, title: 'Clearance', body: 'Level 2\nuntil May' },
    { id: second.body.data.id, title: 'Van', body: '' },
  ]);
  // As a client sends back what it has on the screen, the id as text too.
  const edit = { id, isChecked: true, title: 'Clearance', body: 'Level 3', customFieldId: `${id}` };
  expect(await save(edit)).toMatchObject({
    status: 200,
    body: { data: { id, title: 'Clearance', body: 'Level 3' } },
  });
  const gone = await server.call('DELETE', `${path(id)}/delete`, as());
  expect(gone).toMatchObject({ status: 200, body: { message: 'The field is deleted.' } });
  expect((await server.call('DELETE', `${path(id)}/delete`, as())).status).toBe(404);
  expect((await save(edit)).status).toBe(404);
  expect(await shown()).toEqual([{ id: second.body.data.id, title: 'Van', body: '' }]);
});

test('what is wrong is told at its field, and there is an end to fields', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  for (const [json, field] of [
    [{ title: '', body: 'x' }, 'title'],
    [{ title: 'x'.repeat(121), body: 'x' }, 'title'],
    [{ title: 'x', body: 'x'.repeat(5001) }, 'body'],
    [{ title: 'x' }, 'body'],
  ] as const) {
    const { status, body } = await save(json, about);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  for (let n = 0; n < mostCustomFields; n += 1) await save({ title: `${n}`, body: '' }, about);
  const { status, body } = await save({ title: 'One more', body: '' }, about);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['title']]);
});

test('R143 an equal field that comes twice is one field, be it at once, later or at the end of fields', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const notice = { title: 'Notice period', body: 'Two months' };
  // Nobody adds before all three have come as far as they can without each other.
  const { sent } = await transact(server.node.pool.db, system, async (trx) => {
    await sql`lock table app.custom_fields in share mode`.execute(trx);
    const sent = [save(notice, about), save(notice, about), save(notice, about)];
    await eventually(async () => {
      const waiting = await server.database.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === sent.length;
    }, 'all of them to wait');
    return { sent };
  });
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  const one = { id: answers[0]?.body.data.id, ...notice };
  expect(await shown(about)).toEqual([one]);
  const [said] = await server.database.query<{ times: string }>(
    `select count(*) as times from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'custom_field.created' and d.after ->> 'field_id' = $1`,
    [`${one.id}`],
  );
  expect(Number(said?.times)).toBe(1);
  // Another body is another field; so is an equal one about somebody else, or of another organisation.
  expect((await save({ ...notice, body: 'A week' }, about)).status).toBe(201);
  expect((await save(notice, (await startedCampaign(server, tenant)).person)).status).toBe(201);
  for (let n = 2; n < mostCustomFields; n += 1) await save({ title: `${n}`, body: '' }, about);
  expect(await save(notice, about)).toMatchObject({ status: 200, body: { data: one } });
});

test('a field of somebody else is none of theirs, and nobody changes one without permission', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const { person: other } = await startedCampaign(server, tenant);
  const { body } = await save({ title: 'kanarie', body: 'kanarie' }, about);
  const { id } = body.data;
  expect((await save({ title: 'x', body: '', customFieldId: id }, other)).status).toBe(404);
  const [row] = await server.database.query<{ content: Buffer }>(
    'select content from app.custom_fields where id = $1',
    [id],
  );
  expect(row?.content.includes('kanarie')).toBe(false);
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [about.id],
  );
  for (const answer of [
    await server.call('GET', path(about.id), as()),
    await save({ title: 'x', body: '' }, about),
    await save({ title: 'x', body: '', customFieldId: id }, about),
    await server.call('DELETE', `${path(id)}/delete`, as()),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'permission_required' } });
    expect(JSON.stringify(answer.body)).not.toContain('kanarie');
  }
});

test('two managers who change and delete one field at once leave one whole field or none', async () => {
  const { person: about } = await startedCampaign(server, tenant);
  const { body } = await save({ title: 'Before', body: '' }, about);
  const { id } = body.data;
  const answers = await Promise.all([
    save({ title: 'A', body: 'A', customFieldId: id }, about),
    save({ title: 'B', body: 'B', customFieldId: id }, about),
    server.call('DELETE', `${path(id)}/delete`, as()),
    save({ title: 'C', body: 'C', customFieldId: id }, about),
  ]);
  expect(answers.map(({ status }) => status).every((status) => [200, 404].includes(status))).toBe(
    true,
  );
  expect(await shown(about)).toEqual([]);
});
