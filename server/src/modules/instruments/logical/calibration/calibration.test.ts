import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeReasoners, trueDifficulties } from '@assay/instruments/cohort/reasoners';
import { families } from '@assay/instruments/logical/families';
import type { StoredLogical } from '@assay/instruments/logical/score';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calibrate } from '../../../../calibration.ts';
import { system, transact } from '../../../../platform/db/database.ts';
import { asServed } from '../../../../test/compile-cache.ts';
import { makeTenant } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { finishLogical, logicalTaker } from '../../../../test/logical.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ work: false });
});
afterAll(() => server.stop());

/** The command as an operator types it. */
function typed(...words: string[]) {
  const script = join(import.meta.dirname, '../../../../calibration.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    env: {
      ...asServed,
      DATABASE_URL: server.database.url,
      APP_URL: 'https://assay.test',
      APP_SECRET: 'a secret for tests that is long enough',
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });
  return { status, stdout, stderr };
}

/** What it answers, without a process. */
const answer = (...words: string[]) =>
  transact(server.node.pool.db, system, (db) => calibrate(db, words));

const first = 7000;
const misjudged = 0.6;

/** Results of made-up people whose items are harder or easier than expected. */
async function store(results: readonly StoredLogical[], name: string): Promise<void> {
  await server.database.query(
    `with person as (
       insert into app.users (email, first_name, last_name, created_at)
         select $2 || n || '@example.org', 'Kanarie', 'Vogel', app.now() from generate_series(1, jsonb_array_length($1::jsonb)) n
         returning id, email
     ), sitting as (
       insert into app.attempts (subject_id, instrument, test, version, language, questions, parts, started_at, completed_at)
         select id, 'iq', '2', '1', 'en', 40, 2, app.now(), app.now() from person returning id, subject_id
     )
     insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
       select s.id, s.subject_id, 'iq', '2', $1::jsonb -> (row_number() over (order by s.id)::integer - 1), '{}', 20, app.now() from sitting s`,
    [JSON.stringify(results), name],
  );
}

test('few results are a number and nothing else; unknown words are refused', async () => {
  const { person } = await logicalTaker(server, await makeTenant(server));
  await finishLogical(server, person);
  const said = await answer();
  expect(said).toContain('1 person, the first result of each');
  expect(said).toContain('The minimum is not reached: 200 are needed, 199 more.');
  expect(said).not.toMatch(/AP1|SN1/);
  expect(JSON.parse(await answer('--json'))).toMatchObject({
    n: 1,
    reached: false,
    sections: [],
  });
  const wrong = typed('everything');
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toContain('Usage');
});

test('from 200 people on, difficulties come back with their errors, and nothing of a person', async () => {
  const people = makeReasoners(299, { timed: false, misjudged }, first);
  await store(
    people.map(({ stored }) => stored),
    'iq-',
  );
  await store([{ ...(people[0] as (typeof people)[0]).stored, version: '0' }], 'old-');
  // A second attempt of everybody, with nothing right, would pull each item away.
  await server.database.query(
    `with again as (
       insert into app.attempts (subject_id, instrument, test, round, version, language, questions, parts, started_at, completed_at)
         select subject_id, 'iq', '2', 2, '1', 'en', 40, 2, app.now(), app.now() from app.results returning id, subject_id
     )
     insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
       select a.id, a.subject_id, 'iq', '2', replace(r.scores::text, '"right"', '"wrong"')::jsonb, '{}', 20, app.now() + interval '1 day'
       from again a join app.results r on r.subject_id = a.subject_id`,
  );
  const { status, stdout } = typed();
  expect(status).toBe(0);
  expect(stdout).toContain('300 people');
  expect(stdout).toContain('Not counted: 1 of another version.');
  expect(stdout).toContain('The minimum of 200 is reached. Discrimination stays as expected');
  for (const { code } of [...families.analogy, ...families.sequence]) {
    expect(stdout).toContain(`\n${code} `);
  }
  const json = await answer('--json');
  const { n, reached, sections } = JSON.parse(json);
  expect({ n, reached }).toEqual({ n: 300, reached: true });
  const truth = trueDifficulties(-first, misjudged);
  for (const { section, families: reports } of sections as {
    section: 'analogy' | 'sequence';
    families: { b: number; expectedB: number; se: number }[];
  }[]) {
    const miss = (read: (one: (typeof reports)[number]) => number) =>
      Math.sqrt(
        reports.reduce((sum, one, at) => sum + (read(one) - (truth[section][at] ?? 0)) ** 2, 0) /
          20,
      );
    expect(miss(({ b }) => b)).toBeLessThan(miss(({ expectedB }) => expectedB) * 0.7);
    for (const { se } of reports) expect(se).toBeGreaterThan(0.05);
  }
  expect(stdout + json).not.toMatch(/Kanarie|Vogel|example\.org|subject|chosen/);
});
