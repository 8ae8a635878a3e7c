import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { seatFinished } from '../../../test/crowd.ts';
import { makeTenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { secondsOf } from '../../../test/processor-time.ts';

let server: TestServer;
let people: number[];
beforeAll(async () => {
  server = await useServer();
  ({ people } = await seatFinished(server, await makeTenant(server), 2500));
});

/** Processor seconds that a change of all people takes on a connection that has made it for one of them so many times. */
async function secondsAfter(times: number, change: string): Promise<number> {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    for (let i = 0; i < times; i += 1) await client.query(change, [people.slice(0, 1)]);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    const before = secondsOf(pid);
    await client.query(change, [people]);
    return secondsOf(pid) - before;
  } finally {
    await client.end();
  }
}

// What lists, counts and unread results are kept by hangs on these tables, with plans that a connection keeps.
test.each([
  [
    'an invitation',
    `update app.invitations set opened_at = coalesce(opened_at, invited_at) + interval '1 second',
      completed_at = completed_at + interval '1 second' where subject_id = any($1)`,
  ],
  [
    'a sitting',
    `update app.attempts set completed_at = completed_at + interval '1 second' where subject_id = any($1)`,
  ],
  ['a result', 'update app.results set score = 101 - score where subject_id = any($1)'],
])(
  'a connection that has changed %s changes thousands in no more time than another',
  async (_, change) => {
    const fresh = await secondsAfter(0, change);
    expect(await secondsAfter(2, change)).toBeLessThan(2 * fresh);
  },
);
