import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff, makeTenant, type Person, type Tenant } from './factories.ts';
import { formWith } from './documents.ts';
import { hostileRounds as rounds } from './fuzz.config.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { hostileFiles } from './hostile-files.ts';
import { startedCampaign } from './shortcuts.ts';

/** Files that were made to do harm end the process that reads them, and nothing else. */

let server: TestServer;
let tenant: Tenant;
let candidate: Person;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  candidate = (await startedCampaign(server, tenant)).person;
  operator = await makeStaff(server, 'super_admin', tenant.organization);
});
afterAll(() => server.stop());

interface Taker {
  id: string;
  method: string;
  path: string;
  token: Person;
  field: string;
}

/** Everything that takes a file, with one of those who may send it; calls that take the same kind of file stand together. */
function takers(): Taker[][] {
  const found = server.node.endpoints
    .filter(({ files }) => files !== undefined)
    .map(({ id, method, path, access, files }) => ({
      id,
      method,
      path: path.replaceAll(
        /\{\w+\}/g,
        String(id.startsWith('subject-') ? candidate.id : tenant.organization.id),
      ),
      token:
        { candidate, manager: tenant.manager, staff: tenant.manager }[access as string] ?? operator,
      field: files?.[0] as string,
    }));
  const kinds = Map.groupBy(found, ({ id, field }) =>
    field === 'file' ? id.replace(/-preview$/, '') : field,
  );
  return [...kinds.values()];
}

/** Milliseconds of an ordinary call, in the middle of many. */
async function ordinaryTime(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 31; i += 1) {
    const start = performance.now();
    const { status } = await server.call('GET', '/api/subject-profile', { token: candidate.token });
    times.push(performance.now() - start);
    expect(status).toBe(200);
  }
  return times.toSorted((a, b) => a - b)[15] as number;
}

test(`hostile files, ${rounds} times each for every kind, at calls by turns, leave the product as it was`, {
  timeout: 120_000 + rounds * 120_000,
}, async () => {
  await ordinaryTime();
  const before = await ordinaryTime();
  const wrong: unknown[] = [];
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [turn, [name, content]] of Object.entries(hostileFiles).entries()) {
      const calls = takers().map(async (kind) => {
        const { id, method, path, token, field } = kind[(round + turn) % kind.length] as Taker;
        const start = performance.now();
        const form = formWith(field, content);
        const { status } = await server.call(method, path, { token: token.token, form });
        // 503 is for those that would have to wait behind too many others.
        if ((status >= 500 && status !== 503) || status === 404) wrong.push([id, name, status]);
        longest = Math.max(longest, performance.now() - start);
      });
      await Promise.all(calls);
    }
  }
  expect(wrong).toEqual([]);
  expect(longest).toBeLessThan(30_000);
  expect(await ordinaryTime()).toBeLessThan(3 * before + 20);
  expect(await readdir(`${server.config.dataDir}/uploads`)).toEqual([]);
});

test('one person has four files read or waiting, and is told so', async () => {
  const content = hostileFiles['a sheet of one long text'] as Buffer;
  const send = () =>
    server.call('POST', '/api/admin/campaigns/subjects/preview', {
      token: tenant.manager.token,
      form: formWith('file', content),
    });
  const statuses = (await Promise.all(Array.from({ length: 6 }, send))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await send()).status).not.toBe(429);
});

test('files of many people wait for their turn, and those beyond are refused with when to come again', async () => {
  const people = await Promise.all(Array.from({ length: 24 }, () => makeTenant(server)));
  const content = hostileFiles['a sheet of one long text'] as Buffer;
  const answers = await Promise.all(
    people.map(({ manager }) =>
      server.call('POST', '/api/admin/campaigns/subjects/preview', {
        token: manager.token,
        form: formWith('file', content),
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 503);
  // Two are read and sixteen wait, as the lane's own test counts; here some may be done before the last one has arrived.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(6);
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
});
