import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant, type Person } from '../../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../../test/harness.ts';
import { disableRowSecurity } from '../../../../../test/matrices/second-net.ts';
import { operatorCalls, rightAndWrong } from '../bank.samples.ts';

let server: TestServer;
let operator: Person;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  server = await startTestServer({ work: false });
  operator = await makeStaff(server, 'super_admin');
});
afterAll(() => server.stop());

/** Row security would hide a query that forgot whose tests it lists. */
test('a manager is offered no test of another organisation, by the query alone', async () => {
  const own = await makeTenant(server);
  const other = await makeTenant(server);
  for (const [text, organization_ids] of [
    ['Everybody', []],
    ['Own', [own.organization.id]],
    ['Other', [other.organization.id]],
  ] as const) {
    const { id } = await call('POST', '/test', { json: { text, organization_ids } });
    const json = { test_id: id, text: 'How much?', options: rightAndWrong };
    await call('POST', '/question', { json });
  }
  await disableRowSecurity(server.database);
  const { body } = await server.call('GET', '/api/admin/multi-choice/tests', own.manager);
  expect(body.data.map(({ text }: { text: string }) => text)).toEqual(['Everybody', 'Own']);
});
