import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GaveUp, type Task } from '../platform/apart/apart.ts';
import { readApart } from '../platform/apart/reading.ts';
import { UnreadableFile } from '../platform/documents/unreadable-file.ts';
import { makeStaff, makeTenant, makeUser, type Person, type Tenant } from './factories.ts';
import { formWith, uploadsLeft } from './documents.ts';
import { hostileRounds as rounds } from './fuzz.config.ts';
import { eventually, startTestServer, type TestServer } from './harness.ts';
import { hostileFiles } from './hostile-files.ts';
import { keepReader } from './kept-reader.ts';
import { secondsTaken } from './processor-time.ts';
import { startedCampaign } from './shortcuts.ts';

/** Files that were made to do harm end the process that reads them, and nothing else. */

let server: TestServer;
let leftovers: () => Promise<string[]>;
let tenant: Tenant;
let candidate: Person;
let operator: Person;
let folder: string;
/** Where each file lies, by its name. */
const paths = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ work: false });
  leftovers = await uploadsLeft(server);
  tenant = await makeTenant(server);
  candidate = (await startedCampaign(server, tenant)).person;
  operator = await makeStaff(server, 'super_admin', tenant.organization);
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  for (const [name, content] of Object.entries(hostileFiles)) {
    const path = join(folder, String(paths.size));
    await writeFile(path, content);
    paths.set(name, path);
  }
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Taker {
  id: string;
  method: string;
  path: string;
  token: Person;
  field: string;
}

/** Everything that takes a file, with one of those who may send it, by the kind of file that it takes. */
function takers(): Map<string, Taker[]> {
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
  return Map.groupBy(found, ({ id, field }) =>
    field === 'file' ? id.replace(/-preview$/, '') : field,
  );
}

type Reader = readonly [module: string, input: (path: string) => unknown];
type Outcome = 'read' | 'refused' | 'failed';

const picture: Reader = [
  'platform/files/picture.task.ts',
  (path) => ({ sent: [{ path }], width: 800, height: 800, keepJpeg: true }),
];

/** The module that reads the files of each kind, and what it is told of one. */
const readers: Record<string, Reader> = {
  'campaign-subjects': [
    'modules/campaigns/import/import.task.ts',
    (path) => ({ list: { path }, known: new Set() }),
  ],
  'mcq-test-import': [
    'modules/instruments/skill/bank/transfer/file.task.ts',
    (path) => ({ path, name: 'A test' }),
  ],
  'own-profile-file': ['modules/subjects/import/told.task.ts', (path) => ({ path })],
  cv_file: ['modules/subjects/cv/cv.task.ts', (path) => ({ path })],
  image: picture,
  logo: picture,
};

/** What becomes of each file in a process with the limits of one that reads a single file. */
async function readAll([module, input]: Reader): Promise<Map<string, Outcome>> {
  const reader = keepReader<Task>(new URL(`../${module}`, import.meta.url));
  const found = new Map<string, Outcome>();
  for (const [name, path] of paths) {
    try {
      const done = await reader.read(input(path) as never);
      found.set(name, [done].flat().every((one) => one === null) ? 'refused' : 'read');
    } catch (error) {
      const refused = error instanceof UnreadableFile || error instanceof GaveUp;
      found.set(name, refused ? 'refused' : 'failed');
    }
  }
  reader.end();
  return found;
}

const ordinaryCalls = 31;

/** Seconds that many ordinary calls take, without those in which they waited for a processor that others had. */
async function ordinaryTime(): Promise<number> {
  const calls = async () => {
    for (let i = 0; i < ordinaryCalls; i += 1) {
      const { status } = await server.call('GET', '/api/subject-profile', {
        token: candidate.token,
      });
      expect(status).toBe(200);
    }
  };
  return (await secondsTaken(server, calls())).taken;
}

test(`hostile files, ${rounds} times each, at calls by turns, leave the product as it was`, {
  timeout: 120_000 + rounds * 120_000,
}, async () => {
  await ordinaryTime();
  const before = await ordinaryTime();
  const kinds = [...takers()];
  expect(Object.keys(readers).toSorted()).toEqual(kinds.map(([kind]) => kind).toSorted());
  const wrong: unknown[] = [];
  let longest = 0;

  /** A file that is refused goes to one kind of call by turns, one in which something is found to all kinds that find it. */
  async function sendTo([kind, calls]: [string, Taker[]], at: number): Promise<void> {
    const outcomes = [...(await readAll(readers[kind] as Reader))];
    for (let round = 0; round < rounds; round += 1) {
      const sent = outcomes.filter(
        ([, outcome], turn) => outcome !== 'refused' || (round + turn) % kinds.length === at,
      );
      for (const [turn, [name, outcome]] of sent.entries()) {
        const { id, method, path, token, field } = calls[(round + turn) % calls.length] as Taker;
        const form = formWith(field, hostileFiles[name] as Buffer);
        const start = performance.now();
        const { status } = await server.call(method, path, { token: token.token, form });
        longest = Math.max(longest, performance.now() - start);
        if (status >= 500 || status === 404 || outcome === 'failed')
          wrong.push([id, name, outcome, status]);
      }
    }
  }

  await Promise.all(kinds.map(sendTo));
  expect(wrong).toEqual([]);
  expect(longest).toBeLessThan(30_000);
  expect(await ordinaryTime()).toBeLessThan(3 * before + ordinaryCalls * 0.02);
  await eventually(
    async () => !process.getActiveResourcesInfo().includes('ProcessWrap'),
    'the end of every process that has read a file',
  );
  expect(await leftovers()).toEqual([]);
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
  const form = () => formWith('cv_file', hostileFiles['half an archive'] as Buffer);
  const told = people.map(async ({ token }) => {
    const { status, headers } = await server.call('POST', '/api/subject-profile/cv', {
      token,
      form: form(),
    });
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
    Array.from({ length: 6 }, () => candidate),
    429,
    2,
  );
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    422, 422, 422, 422, 429, 429,
  ]);
  const [after] = await toldBehindOthers([candidate], 429, 0);
  expect(after?.status).toBe(422);
});

test('files of many people wait for their turn, and those beyond are refused with when to come again', async () => {
  const people = await Promise.all(Array.from({ length: 18 }, () => makeUser(server)));
  const told = await toldBehindOthers(people, 503, 2);
  const { 422: read, 503: refused } = Object.groupBy(told, ({ status }) => status);
  expect(read).toHaveLength(16);
  expect(refused).toEqual(Array.from({ length: 2 }, () => ({ status: 503, retryAfter: '10' })));
});
