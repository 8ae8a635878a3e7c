import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import type { Json } from './client.ts';
import { enter, invite, type Setting, settle } from './setting.ts';

/** Reviews of a person in a success profile, by the calls as they are specified. */

let server: TestServer;
let setting: Setting;
let subject: number;
let report: number;

beforeAll(async () => {
  server = await startTestServer();
  setting = await settle(server, { without: ['passwordless'] });
  const { manager } = setting;
  await invite(setting, ['grace'], { test_types: [1] });
  const client = await enter(server, 'grace@example.org');
  subject = (await client.get('/api/subject-profile')).data.subject.id;
  const fields = { name: 'Keepers', category_id: 4 };
  report = (await manager.post('/api/admin/success-profiles/report', fields)).data.id;
  await manager.put(`/api/admin/success-profiles/report/edit/${report}`, { add: [subject] });
});
afterAll(() => server.stop());

test('R132 R156 R157 R158 somebody is reviewed by category, and again; results and both series follow (p2:60, p2:191)', async () => {
  const { manager } = setting;
  const base = '/api/admin/reviews';
  const [category]: Json[] = (await manager.get(`${base}/categories/${subject}`)).data;
  expect(category?.items).toHaveLength(14);
  const named = { success_profile_report_id: report, subject_id: subject };
  for (const value of [3, 5]) {
    await manager.post(`${base}/new`, named);
    const answers = category?.items.map(({ id }: Json) => ({ question_id: id, value }));
    await manager.post(`${base}/answers`, { ...named, category_id: category?.id, answers });
    // Those of one month would be of one point in time.
    await server.database.query(
      `update app.success_reviews set given_at = given_at - interval '31 days'`,
    );
  }
  const results = (await manager.get(`${base}/results/${subject}/${report}`)).data;
  expect(results).toMatchObject({ performance: 4, engagement: 4 });
  expect(results.reviews).toHaveLength(2);
  for (const outcome of ['engagement', 'performance']) {
    const { data } = await manager.get(`${base}/${outcome}-over-time/${subject}/4`);
    expect(data.points.map(({ mean }: Json) => mean)).toEqual([3, 5]);
  }
  const { data } = await manager.get(`/api/admin/success-profiles/report/${report}`);
  await manager.delete(`${base}/delete/${data.reviews[0].id}`);
  expect((await manager.get(`${base}/categories/${subject}`)).data).toEqual([]);
});
