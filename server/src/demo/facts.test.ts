import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSession } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { loadDemo } from './demo.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  await loadDemo(server.node, server.config);
  const [manager] = await server.database.query<{ id: number }>(
    "select id from app.users where email = 'manager@assay.test'",
    [],
  );
  token = await makeSession(server, manager?.id ?? 0);
});
afterAll(() => server.stop());

async function read(path: string) {
  const { status, body } = await server.call('GET', `/api/admin/${path}`, { token });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body;
}

interface Listed {
  id: number;
  email: string;
  permission: boolean;
  tests: { name: string; state: string }[];
}

/** How far each test is, in the words of lists. */
const said: Record<string, string> = { new: 'asked', started: 'in_progress' };
const told = (tests: { name: string; state: string }[]) =>
  tests.map(({ name, state }) => `${name}: ${said[state] ?? state}`).toSorted();

async function everybody(): Promise<Listed[]> {
  const rows: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await read(`subjects/candidate/filter?perPage=100&page=${page}`);
    rows.push(...data);
    if (data.length < 100) return rows.filter(({ permission }) => permission);
  }
}

test('list, file and page of everybody in the demo tell the same tests, and how far each is', async () => {
  const file = String(await read('subjects/download-csv'));
  const lines = parse<Record<string, string>>(file, { bom: true, columns: true });
  const people = await everybody();
  expect(people.length).toBeGreaterThan(40);
  for (const { id, email, tests } of people) {
    const { data } = await read(`subject-profile/${id}`);
    const line = Object.entries(lines.find((one) => one['email'] === email) ?? {});
    const cells = line.flatMap(([head, state]) =>
      head.endsWith(', state') && state !== ''
        ? [{ name: head.replace(', state', ''), state }]
        : [],
    );
    const listed = told(tests);
    expect([email, told(data.results), told(cells)]).toEqual([email, listed, listed]);
  }
});

test('a logical report of the demo tells one time: that of its questions', async () => {
  const people = await everybody();
  const wrong: unknown[] = [];
  let seen = 0;
  for (const { id } of people) {
    const { data } = await read(`subject-profile/${id}`);
    const card = data.results.find(({ instrument }: { instrument: string }) => instrument === 'iq');
    if (!card?.report) continue;
    seen += 1;
    const { data: report } = await read(`results/iq-test/subject/${id}`);
    const total = report.scores.find(({ code }: { code: string }) => code === 'TOTAL');
    if (Math.abs(report.minutes - total.minutes) > 0.1) wrong.push([id, report.minutes]);
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});
