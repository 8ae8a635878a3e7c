import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { type Json, SpecifiedClient } from './client.ts';
import { enter, invite, type Setting, settle } from './setting.ts';

/** What a manager keeps about one person, and the lists of all. */

let server: TestServer;
let setting: Setting;
let campaign: number;
let label: number;
const idOf: Record<string, number> = {};
const names = ['grace', 'tony'];
const own = (path: string, name = 'grace') => `/api/admin/${path}/${idOf[name]}`;

beforeAll(async () => {
  server = await startTestServer();
  setting = await settle(server, { without: ['passwordless'] });
  const { manager } = setting;
  campaign = await invite(setting, names, { test_types: [1, 2] });
  for (const name of names) {
    const client = await enter(server, `${name}@example.org`);
    idOf[name] = (await client.get('/api/subject-profile')).data.subject.id;
  }
  label = (await manager.post('/api/admin/labels', { name: 'Keepers', colour: 'blue' })).data.id;
});
afterAll(() => server.stop());

test('R127 R193 lists of people: by campaign, by assessment and as candidates; every parameter may be left out (p2:152, p2:153)', async () => {
  const { manager } = setting;
  for (const path of ['campaign', 'assessment', 'candidate']) {
    const list = `/api/admin/subjects/${path}/filter`;
    const { data, meta } = await manager.get(list);
    expect(data).toBeInstanceOf(Array);
    expect(meta).toMatchObject({ current_page: 1 });
    await manager.get(
      `${list}?order=-name&campaign=${campaign}&status=invited&page=1&perPage=10&testType=1&name=gra&label=${label}`,
    );
    await manager.get(`${list}?label=0`);
    await manager.get(`${list}?label=everyone`);
  }
  for (const path of [
    'subjects/campaign/filter',
    'subjects/candidate/filter?label=0',
    'subjects',
    'subjects/all?page=1',
  ]) {
    const people: Json[] = (await manager.get(`/api/admin/${path}`)).data;
    expect([path, people.map(({ id }) => id).toSorted((a, b) => a - b)]).toEqual([
      path,
      names.map((name) => idOf[name]).toSorted((a, b) => Number(a) - Number(b)),
    ]);
  }
  const found = await manager.get('/api/admin/subjects/candidate/filter?name=ng%20gra');
  expect(found.data).toMatchObject([{ id: idOf['grace'], email: 'grace@example.org' }]);
  expect((await manager.get(own('subjects'))).data).toMatchObject({
    id: idOf['grace'],
    first_name: 'grace',
  });
});

test('R144 R146 notes: id and text, the newest first, deleted by id (p2:40, p2:158)', async () => {
  const { manager } = setting;
  const path = own('tests/notes');
  const first = (await manager.post(path, { text: 'Knows her knots.' })).data;
  await manager.post(path, { text: 'Ask about sails.' });
  const notes: Json[] = (await manager.get(path)).data;
  expect(notes.map(({ text }) => text)).toEqual(['Ask about sails.', 'Knows her knots.']);
  await manager.delete(`/api/admin/tests/notes/${first.id}`);
  expect((await manager.get(path)).data).toHaveLength(1);
  const failure = await manager.failure(manager.post(path, { text: '' }));
  expect(failure.errors).toEqual({ text: [expect.any(String)] });
});

test('R143 custom fields: added, changed with customFieldId, deleted (p2:37, p2:160)', async () => {
  const { manager } = setting;
  const path = own('subject-profile/custom-field');
  const { id } = (await manager.put(path, { title: 'Clearance', body: 'Level 1' })).data;
  await manager.put(path, { title: 'Clearance', body: 'Level 2', customFieldId: id });
  expect((await manager.get(path)).data).toEqual([{ id, title: 'Clearance', body: 'Level 2' }]);
  await manager.delete(`/api/admin/subject-profile/custom-field/${id}/delete`);
  expect((await manager.get(path)).data).toEqual([]);
});

test('R008 a CV that the organisation has is uploaded and read back (p2:159)', async () => {
  const { manager } = setting;
  const pdf = '%PDF-1.4\n% CV\ntrailer <</Root 1 0 R>>\n%%EOF\n';
  await manager.upload(own('subject-profile/upload-cv'), {
    cv_file: new Blob([pdf], { type: 'application/pdf' }),
  });
  const read = await manager.get(own('subject-profile/download-cv'));
  expect(Buffer.from(read).toString()).toBe(pdf);
});

test('R147 R148 any set of profile fields, and what the organisation says of somebody (p2:54, p2:162, p2:163)', async () => {
  const { operator, manager } = setting;
  const edit = `/api/super-admin/edit/subject/${idOf['grace']}`;
  await operator.put(edit, { job_title: 'Compiler engineer' });
  await operator.put(edit, { first_name: 'Grace', birthdate: '1985-12-09', gender: 'female' });
  const given = {
    work_start_date_at_current_company: '2020-03-01',
    role_type: 'standard',
    role_id: 5,
  };
  await manager.put(own('subject') + '/given-data', given);
  const { data } = await manager.get(own('subject-profile'));
  expect(data.given_data).toMatchObject(given);
  expect(data.subject).toMatchObject({ id: idOf['grace'] });
});

test('R076 the professional profile is synchronised where the operator has set it up, and a 409 says so where not (p2:161)', async () => {
  const { manager } = setting;
  const failure = await manager.failure(manager.put(own('subject-profile/sync')));
  expect(failure.status).toBe(409);
  expect(failure.errors).toBeTypeOf('string');
});

test('R213 the file of chosen people takes their ids with commas between them (p2:165, p2:227)', async () => {
  const ids = names.map((name) => idOf[name]).join(',');
  const file = await setting.manager.get(`/api/admin/subjects/download-csv?subjects=${ids}`);
  const lines = Buffer.from(file).toString().trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
});

test('R167 R168 pins: to a role and as a successor, and back, without a body (p2:77, p2:194)', async () => {
  const { manager } = setting;
  const pins = '/api/admin/subject/pins';
  const [grace, tony] = names.map((name) => idOf[name]);
  const role = `${grace}/role/5/standard`;
  const successor = `${grace}/succession/${tony}/soon`;
  await manager.put(`${pins}/pin/${role}`);
  await manager.put(`${pins}/pin/${successor}`);
  expect((await manager.get(`${pins}/${grace}/role`)).data).toMatchObject([
    { role_id: 5, type: 'standard' },
  ]);
  expect((await manager.get(`${pins}/${grace}/succession`)).data).toMatchObject([
    { successor_id: tony },
  ]);
  await manager.put(`${pins}/unpin/${role}`);
  await manager.put(`${pins}/unpin/${successor}`);
  for (const kind of ['role', 'succession'])
    expect((await manager.get(`${pins}/${grace}/${kind}`)).data).toEqual([]);
});

test('R201 none of it is a candidate’s, or another organisation’s', async () => {
  const other = await settle(server, { name: 'Foghorn', without: ['passwordless'] });
  const candidate = new SpecifiedClient(server.origin);
  candidate.keep(
    await candidate.post('/api/login', {
      email: 'tony@example.org',
      password: 'seven tidy lighthouses',
    }),
  );
  for (const path of [
    own('subjects'),
    own('subject-profile'),
    own('tests/notes'),
    own('subject-profile/custom-field'),
    `/api/admin/subject/pins/${idOf['grace']}/role`,
  ]) {
    expect((await candidate.failure(candidate.get(path))).status).toBe(403);
    expect((await other.manager.failure(other.manager.get(path))).status).toBe(404);
  }
  expect((await other.manager.get('/api/admin/subjects')).data).toEqual([]);
});
