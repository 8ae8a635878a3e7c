import { beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant, makeUser, type Person } from '../../test/factories.ts';
import { type TestServer, useServer } from '../../test/harness.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await useServer();
  operator = await makeStaff(server, 'tdl_admin');
});

const edit = (about: Person | { id: number }, json: object, token = operator.token) =>
  server.call('PUT', `/api/super-admin/edit/subject/${about.id}`, { token, json });
const own = async ({ token }: Person) =>
  (await server.call('GET', '/api/subject-profile', { token })).body.data.profile;

test('R147 a super-admin edits any set of fields of a profile, and the rest stays', async () => {
  const person = await makeUser(server);
  const all = {
    first_name: 'Grace',
    last_name: 'Hopper',
    birthdate: '1990-05-17',
    gender: 'female',
    job_title: 'Admiral',
    linkedin_url: 'https://www.linkedin.com/in/grace',
  };
  for (const [field, value] of Object.entries(all)) {
    const answer = await edit(person, { [field]: value });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id: person.id, saved: [field] } },
    });
  }
  expect(await own(person)).toMatchObject(all);
  const [france] = await server.database.query<{ id: number }>(
    "select id from app.countries where alpha3code = 'FRA'",
  );
  await edit(person, { job_title: '', country: String(france?.id) });
  const country = { id: france?.id, alpha3code: 'FRA' };
  expect(await own(person)).toMatchObject({ ...all, job_title: null, country });
  // Nobody reads a profile by saving nothing of it.
  const nothing = await edit(person, {});
  expect(nothing.body).toEqual({ data: { id: person.id, saved: [] } });
});

test('the log says which fields, and nothing of what they say', async () => {
  const person = await makeUser(server);
  await edit(person, { job_title: 'kanarie', gender: 'other' });
  const log = await server.database.query(
    `select e.organization_id, d.actor_id, d.before, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'subject.profile_edited' and e.entity_id = $1`,
    [String(person.id)],
  );
  const after = { fields: ['gender', 'job_title'] };
  expect(log).toEqual([{ organization_id: null, actor_id: operator.id, before: null, after }]);
});

test('what is wrong is told at its field; who there is not is a 404; managers may not', async () => {
  const person = await makeUser(server);
  for (const [json, field] of [
    [{ birthdate: '2090-01-01' }, 'birthdate'],
    [{ country: 99_999 }, 'country'],
    [{ first_name: '' }, 'first_name'],
    [{ linkedin_url: 'https://evil.test/in/x' }, 'linkedin_url'],
    [{ email: 'x@example.org' }, 'email'],
  ] as const) {
    const { status, body } = await edit(person, json);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  expect((await edit({ id: 2_147_483_647 }, { job_title: 'x' })).status).toBe(404);
  const { manager } = await makeTenant(server);
  expect((await edit(person, { job_title: 'x' }, manager.token)).status).toBe(403);
  expect((await edit(person, { job_title: 'x' }, person.token)).status).toBe(403);
});

test('two who edit one person at once both have their way', async () => {
  const person = await makeUser(server);
  const answers = await Promise.all([
    edit(person, { job_title: 'Admiral' }),
    edit(person, { gender: 'female' }),
    edit(person, { birthdate: '1990-05-17' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const saved = { job_title: 'Admiral', gender: 'female', birthdate: '1990-05-17', complete: true };
  expect(await own(person)).toMatchObject(saved);
});
