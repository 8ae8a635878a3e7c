import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readApart } from '../platform/apart/reading.ts';
import { makeStaff, makeTenant, type Person, type Tenant } from './factories.ts';
import { formWith } from './documents.ts';
import { hostileRounds as rounds } from './fuzz.config.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';
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

/** Takes both places in which files are read, until what it answers is called. */
async function takePlaces(): Promise<() => Promise<unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'places-'));
  const [task, end] = [join(folder, 'waiting.task.mjs'), join(folder, 'end')];
  await writeFile(
    task,
    `import { existsSync } from 'node:fs';
    export async function work(end) {
      while (!existsSync(end)) await new Promise((resolve) => setTimeout(resolve, 20));
    }`,
  );
  const reading = [1, 2].map(() =>
    readApart<{ work: (end: string) => unknown }>(pathToFileURL(task), end, null),
  );
  return async () => {
    await writeFile(end, '');
    await Promise.all(reading);
    await rm(folder, { recursive: true });
  };
}

/** What each of these is told of a file, while both places are taken until so many are refused. */
async function toldBehindOthers(people: readonly Person[], refusedBy: number, refused: number) {
  const free = await takePlaces();
  let seen = 0;
  const form = () => formWith('file', hostileFiles['half an archive'] as Buffer);
  const told = people.map(async ({ token }) => {
    const path = '/api/admin/campaigns/subjects/preview';
    const { status, headers } = await server.call('POST', path, { token, form: form() });
    if (status === refusedBy) seen += 1;
    return { status, retryAfter: headers.get('retry-after') };
  });
  try {
    await eventually(async () => seen === refused, 'those who are refused');
  } finally {
    await free();
  }
  return Promise.all(told);
}

test('one person has four files read or waiting, and is told so', async () => {
  const told = await toldBehindOthers(
    Array.from({ length: 6 }, () => tenant.manager),
    429,
    2,
  );
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    422, 422, 422, 422, 429, 429,
  ]);
  const [after] = await toldBehindOthers([tenant.manager], 429, 0);
  expect(after?.status).toBe(422);
});

test('files of many people wait for their turn, and those beyond are refused with when to come again', async () => {
  const tenants = await Promise.all(Array.from({ length: 18 }, () => makeTenant(server)));
  const told = await toldBehindOthers(
    tenants.map(({ manager }) => manager),
    503,
    2,
  );
  const { 422: read, 503: refused } = Object.groupBy(told, ({ status }) => status);
  expect(read).toHaveLength(16);
  expect(refused).toEqual(Array.from({ length: 2 }, () => ({ status: 503, retryAfter: '10' })));
});
