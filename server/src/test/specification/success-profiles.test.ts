import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import type { Json } from './client.ts';
import { enter, invite, type Setting, settle } from './setting.ts';

/** Success profiles and reviews as the specification writes their calls. */

let server: TestServer;
let setting: Setting;
let grace: number;
let profile: number;
const base = '/api/admin/success-profiles';
const reviews = '/api/admin/reviews';

beforeAll(async () => {
  server = await startTestServer();
  setting = await settle(server, { without: ['passwordless'] });
  await invite(setting, ['grace', 'tony'], { test_types: [1, 2] });
  const client = await enter(server, 'grace@example.org');
  grace = (await client.get('/api/subject-profile')).data.subject.id;
});
afterAll(() => server.stop());

test('R154 a report has a name, one category and reviews (p2:57, p2:189)', async () => {
  const { manager } = setting;
  const fields = { name: 'Nurses', category_id: 16, alt_category_id: null };
  profile = (await manager.post(`${base}/report`, fields)).data.id;
  expect((await manager.get(`${base}/reports`)).data).toMatchObject([
    { id: profile, name: 'Nurses' },
  ]);
  expect((await manager.get(`${base}/report/${profile}`)).data).toMatchObject({
    name: 'Nurses',
    category_id: 16,
    alt_category_id: null,
    reviews: [],
  });
  await manager.put(`${base}/report/edit/${profile}`, { name: 'Our nurses', add: [grace] });
});

test('R077 R131 people to review, by name and test, a page of them (p1:157, p1:261, p2:20)', async () => {
  const { data, meta } = await setting.manager.get(
    `${reviews}/subjects/filter?name=gra&testType=1&page=1`,
  );
  expect(data).toMatchObject([{ id: grace, first_name: 'grace', success_profile_ids: [profile] }]);
  expect(meta).toMatchObject({ current_page: 1, total: 1 });
});

test('R132 R156 R157 somebody is reviewed by category, and has results and two series (p2:60, p2:191)', async () => {
  const { manager } = setting;
  const [category]: Json[] = (await manager.get(`${reviews}/categories/${grace}`)).data;
  const place = { success_profile_report_id: profile, subject_id: grace };
  await manager.post(`${reviews}/new`, place);
  await manager.post(`${reviews}/answers`, {
    ...place,
    category_id: category.id,
    answers: category.items.map(({ id }: Json) => ({ question_id: id, value: 4 })),
  });
  const results = (await manager.get(`${reviews}/results/${grace}/${profile}`)).data;
  expect(results).toMatchObject({ performance: 4, engagement: 4 });
  for (const kind of ['engagement', 'performance']) {
    const path = `${reviews}/${kind}-over-time/${grace}/${category.id}`;
    expect((await manager.get(path)).data).toBeDefined();
  }
  expect((await manager.get(`${base}/report/${profile}`)).data.reviews).toMatchObject([
    { subject_id: grace, reviewers: 1, own: 'given' },
  ]);
});

test('R155 the correlation view and saving, which one person is too few for (p2:57, p2:189)', async () => {
  const { manager } = setting;
  const { data } = await manager.get(`${base}/report/correlation/${profile}`);
  expect(data).toMatchObject({ people: { all: 1, reviewed: 1 }, profiles: [], chance: null });
  const refused = await manager.failure(
    manager.post(`${base}/report/save`, { report_id: profile }),
  );
  expect(refused.status).toBe(409);
});

test('one person and the whole are deleted (p2:189)', async () => {
  const { manager } = setting;
  const [row]: Json[] = (await manager.get(`${base}/report/${profile}`)).data.reviews;
  await manager.delete(`${reviews}/delete/${row?.['id']}`);
  expect((await manager.get(`${base}/report/${profile}`)).data.reviews).toEqual([]);
  await manager.delete(`${base}/delete/${profile}`);
  expect((await manager.get(`${base}/reports`)).data).toEqual([]);
});
