import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../access/token.ts';
import { system, transact, type Trx } from '../../platform/db/database.ts';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { insertAnswers, startedCampaign } from '../../test/shortcuts.ts';
import { endClock, listClocks, saveTimedAnswer, startClock, touchClock } from './clock.queries.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());
afterEach(() => server.database.moveClock('0'));

const within = <T>(work: (trx: Trx) => Promise<T>) => transact(server.node.pool.db, system, work);

/** Somebody whose first part runs, 100 seconds long. */
async function running() {
  const { person } = await startedCampaign(server, tenant);
  const attemptId = await insertAnswers(server, person, { count: 0 });
  await within((trx) =>
    startClock(trx, person.id, { attemptId, part: 1, seconds: 100, creditLimit: 30 }),
  );
  return { person, attemptId };
}

const touch = (attemptId: number) => within((trx) => touchClock(trx, attemptId, 1));

function answer(
  person: Person,
  attemptId: number,
  questionId = 1,
  optionIndex = 0,
  waitedSeconds = 0,
) {
  const tokenHash = hashToken(person.token);
  const about = { tokenHash, instrument: 'personality', attemptId, part: 1 };
  return within((trx) =>
    saveTimedAnswer(trx, {
      ...about,
      questionId,
      optionIndex,
      seq: null,
      waited: 1000 * waitedSeconds,
    }),
  );
}

/** Sets when the clock of a part began and was seen last, in seconds before the moment of the work, and does it. */
function after<T>(attemptId: number, seconds: string, work: (trx: Trx) => Promise<T>) {
  return within(async (trx) => {
    await trx
      .updateTable('clocks')
      .set({ started_at: ago(seconds), seen_at: ago('1') })
      .where('attempt_id', '=', attemptId)
      .execute();
    return work(trx);
  });
}

const ago = (seconds: string) => sql<Date>`app.now() - ${seconds}::numeric * interval '1 second'`;

test('a clock starts once and runs on through everything', async () => {
  const { person, attemptId } = await running();
  await server.database.moveClock('10 seconds');
  await within((trx) =>
    startClock(trx, person.id, { attemptId, part: 1, seconds: 900, creditLimit: 0 }),
  );
  const clock = await touch(attemptId);
  expect(clock).toMatchObject({ allowed: 100, credited: 0, over: false });
  expect(clock?.remaining).toBeGreaterThanOrEqual(88);
  expect(clock?.remaining).toBeLessThanOrEqual(90);
  expect(await within((trx) => touchClock(trx, attemptId, 2))).toBeUndefined();
});

test('a longer silence is given back up to the limit, and noted', async () => {
  const { attemptId } = await running();
  await server.database.moveClock('15 seconds');
  expect(await touch(attemptId)).toMatchObject({ credited: 0 });
  await server.database.moveClock('35 seconds');
  expect(await touch(attemptId)).toMatchObject({ credited: 20, allowed: 120 });
  await server.database.moveClock('75 seconds');
  expect(await touch(attemptId)).toMatchObject({ credited: 30, allowed: 130 });
  const notes = await server.database.query<{ seconds: number; reason: string }>(
    'select seconds, reason from app.clock_credits where attempt_id = $1 order by id',
    [attemptId],
  );
  expect(notes).toEqual([
    { seconds: 20, reason: 'gap' },
    { seconds: 10, reason: 'gap' },
  ]);
});

const notesOf = (attemptId: number) =>
  server.database.query<{ seconds: number; back: boolean }>(
    `select seconds, taken_back_at is not null as back from app.clock_credits where attempt_id = $1 order by id`,
    [attemptId],
  );

test('a silence that an answer ends, or that an answer was chosen in, gives nothing back', async () => {
  const { person, attemptId } = await running();
  await touch(attemptId);
  await server.database.moveClock('24 seconds');
  // It thought for 24 seconds and answered: nobody was kept from anything.
  expect((await answer(person, attemptId, 1)).outcome).toBe('saved');
  expect(await touch(attemptId)).toMatchObject({ credited: 0, allowed: 100 });
  expect(await notesOf(attemptId)).toEqual([]);

  // The page says first that it is back, and sends what was chosen meanwhile after that.
  await server.database.moveClock('48 seconds');
  expect(await touch(attemptId)).toMatchObject({ credited: 24, allowed: 124 });
  expect((await answer(person, attemptId, 2, 0, 10)).outcome).toBe('saved');
  expect(await touch(attemptId)).toMatchObject({ credited: 0, allowed: 100 });
  expect(await notesOf(attemptId)).toEqual([{ seconds: 24, back: true }]);
});

test('an answer that was chosen before the line broke, or after it, does not speak against', async () => {
  const { person, attemptId } = await running();
  await server.database.moveClock('20 seconds');
  expect((await answer(person, attemptId, 1, 0, 25)).outcome).toBe('saved');
  expect(await touch(attemptId)).toMatchObject({ credited: 20 });
  await server.database.moveClock('23 seconds');
  expect((await answer(person, attemptId, 2, 0, 1)).outcome).toBe('saved');
  expect(await touch(attemptId)).toMatchObject({ credited: 20 });
});

test('what was chosen in time on a broken line is taken after the end, and noted as given', async () => {
  const { person, attemptId } = await running();
  await server.database.moveClock('90 seconds');
  await server.database.query(
    `update app.clocks set started_at = app.now() - interval '90 seconds', seen_at = app.now() where attempt_id = $1`,
    [attemptId],
  );
  await server.database.moveClock('115 seconds');
  expect((await answer(person, attemptId, 1, 0, 20)).outcome).toBe('saved');
  expect((await answer(person, attemptId, 2, 0, 18)).outcome).toBe('saved');
  // None of it is time to think in.
  expect(await touch(attemptId)).toMatchObject({ over: true, remaining: 0, credited: 0 });
  const [note, ...more] = await notesOf(attemptId);
  expect(more).toEqual([]);
  expect(note?.seconds).toBeGreaterThanOrEqual(15);
  expect(note?.seconds).toBeLessThanOrEqual(17);
  await server.database.moveClock('135 seconds');
  expect((await answer(person, attemptId, 3, 0, 40)).outcome).toBe('time_passed');
});

test('nothing is given back for the time after the end', async () => {
  const { attemptId } = await running();
  await server.database.moveClock('90 seconds');
  await touch(attemptId);
  await server.database.moveClock('1 hour');
  expect(await touch(attemptId)).toMatchObject({ over: true, remaining: 0 });
  expect(await within((trx) => listClocks(trx, attemptId))).toMatchObject([
    { part: 1, over: true },
  ]);
});

test('to the millisecond, answers are taken until 3 s after the end and not later', async () => {
  const { person, attemptId } = await running();
  const tokenHash = hashToken(person.token);
  const about = { tokenHash, instrument: 'personality', attemptId, part: 1, seq: null, waited: 0 };
  const outcomes: string[] = [];
  const moments = ['99.999', '100', '100.001', '102.999', '103', '103.001', '104'];
  for (const [i, moment] of moments.entries()) {
    const saved = await after(attemptId, moment, (trx) =>
      saveTimedAnswer(trx, { ...about, questionId: i + 1, optionIndex: 0 }),
    );
    outcomes.push(saved.outcome);
  }
  expect(outcomes).toEqual([
    'saved',
    'saved',
    'saved',
    'saved',
    'saved',
    'time_passed',
    'time_passed',
  ]);
});

test('what was stored in time may be sent again after it; anything else is too late', async () => {
  const { person, attemptId } = await running();
  expect((await answer(person, attemptId, 1, 2)).outcome).toBe('saved');
  await within((trx) => endClock(trx, attemptId, 1));
  expect((await answer(person, attemptId, 1, 2)).outcome).toBe('kept');
  expect((await answer(person, attemptId, 1, 3)).outcome).toBe('time_passed');
  expect((await answer(person, attemptId, 2, 0)).outcome).toBe('time_passed');
  const stranger = await startedCampaign(server, tenant);
  expect((await answer(stranger.person, attemptId, 3)).outcome).not.toBe('saved');
});

test('extra time is the largest of the inviting organisations, and reaches a clock that runs', async () => {
  const { person, attemptId } = await running();
  const other = await makeTenant(server);
  const give = (organization: number, percent: number) =>
    server.database.query(
      'insert into app.extra_times (organization_id, subject_id, percent, set_at) values ($1, $2, $3, now())',
      [organization, person.id, percent],
    );
  await give(tenant.organization.id, 25);
  expect(await touch(attemptId)).toMatchObject({ allowed: 125 });
  // Somebody who has not invited the person has nothing to say here.
  await give(other.organization.id, 100);
  expect(await touch(attemptId)).toMatchObject({ allowed: 125 });
  await server.database.query('delete from app.extra_times where subject_id = $1', [person.id]);
  expect(await touch(attemptId)).toMatchObject({ allowed: 100 });
});

test('added time reaches running clocks of somebody invited, and nobody else', async () => {
  const { person, attemptId } = await running();
  const other = await makeTenant(server);
  const add = (organization: number) =>
    server.database.query<{ add_time: number | null }>('select app.add_time($1, $2, 60, $3)', [
      organization,
      person.id,
      tenant.manager.id,
    ]);
  expect(await add(other.organization.id)).toEqual([{ add_time: null }]);
  expect(await add(tenant.organization.id)).toEqual([{ add_time: 1 }]);
  expect(await touch(attemptId)).toMatchObject({ added: 60, allowed: 160 });
  await within((trx) => endClock(trx, attemptId, 1));
  expect(await add(tenant.organization.id)).toEqual([{ add_time: 0 }]);
});
