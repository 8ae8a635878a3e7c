import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from './test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ work: false, config: { trustProxy: 1 } });
});
afterAll(() => server.stop());

const failure = {
  name: 'TypeError',
  page: '/talent/give-permission/$organizationId/$hash',
  places: ['page-1a2b3c.js:1:2345', 'shared-9f8e.js:3:1'],
};
const report = (json: object, from = '192.0.2.1') =>
  server.call('POST', '/api/client-errors', { json, headers: { 'x-forwarded-for': from } });

test('R033 what a page tells of its failure stands in the log, without an address or a name', async () => {
  const log = vi.spyOn(server.node.app.log, 'error');
  expect((await report(failure)).status).toBe(200);
  expect(log).toHaveBeenCalledOnce();
  const [line, text] = log.mock.calls[0] as unknown as [object, string];
  expect(text).toBe('a page failed');
  expect(line).toEqual({ ...failure, requestId: expect.any(String) });
});

test('nothing else is taken: no message, no address with a token, no long list', async () => {
  for (const wrong of [
    { ...failure, message: 'Ada Byron is not valid JSON' },
    { ...failure, name: 'Ada Byron' },
    { ...failure, page: '/login?token=abc' },
    { ...failure, places: ['https://assay.test/dist/assets/page-1a2b3c.js:1:2'] },
    { ...failure, places: Array(9).fill('page-1a2b3c.js:1:2') },
    {},
  ])
    expect([wrong, (await report(wrong)).status]).toEqual([wrong, 422]);
});

test('one address writes five lines a minute, all together sixty', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  const log = vi.spyOn(server.node.app.log, 'error');
  log.mockClear();
  for (let times = 0; times < 8; times += 1) {
    const { status } = await report(failure, '192.0.2.7');
    expect(status).toBe(200);
  }
  expect(log).toHaveBeenCalledTimes(5);
  for (let n = 0; n < 80; n += 1) await report(failure, `198.51.100.${n}`);
  expect(log).toHaveBeenCalledTimes(60);
  vi.setSystemTime(Date.now() + 61_000);
  await report(failure, '192.0.2.7');
  expect(log).toHaveBeenCalledTimes(61);
  vi.useRealTimers();
});
