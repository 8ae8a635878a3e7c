import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import type { Json } from './client.ts';
import { type Setting, settle } from './setting.ts';

/** Job profiles as the specification writes their calls. */

let server: TestServer;
let setting: Setting;
const base = '/api/super-admin/job-profiles';

beforeAll(async () => {
  // Of its own: profiles are the same for every organisation.
  server = await startTestServer();
  setting = await settle(server);
});
afterAll(() => server.stop());

test('groups, and a job profile that is made, read and changed (p1:262–265, p2:211)', async () => {
  const { operator } = setting;
  const groups: Json[] = (await operator.get(`${base}/groups`)).data;
  const [group] = groups;
  const fields = {
    name: 'Lighthouse keeper',
    description: 'Keeps the light.',
    tasks: ['Trim the wick'],
    group_ids: [group.id],
    source: 'A study of ours.',
    targets: ['C2', 'C4', 'A1'].map((facet) => ({
      facet,
      weight: 1,
      direction: 'high',
      target: 55,
    })),
  };
  const { id } = (await operator.post(`${base}/general`, fields)).data;
  const made = (await operator.get(`${base}/general/${id}`)).data;
  expect(made).toMatchObject({ id, version: 1, ...fields });
  const changed = { ...fields, name: 'Keeper of the light', version: made.version };
  await operator.put(`${base}/general/${id}`, changed);
  expect((await operator.get(`${base}/general/${id}`)).data).toMatchObject({
    name: 'Keeper of the light',
    targets: fields.targets,
  });
});
