import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../../access/token.ts';
import { makeUser, personalityAnswer, type Person } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { insertAnswers } from '../../../test/shortcuts.ts';
import { openAnswers } from './answer.service.ts';

/** Answers of several people at one time, which share statements. The server is this file's own: one test makes a table refuse. */
let server: TestServer;
let people: Person[];
/** Of each statement that saved answers since the test began. */
let statements: string[];

beforeAll(async () => {
  server = await startTestServer({ work: false });
  const watched = new Set<unknown>();
  server.node.pool.pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof config === 'string' ? config : config.text;
      if (text.includes('app.save_')) statements.push(text);
      return query(config, ...rest);
    }) as typeof client.query;
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  people = [];
  for (let i = 0; i < 12; i += 1) {
    const person = await makeUser(server);
    await insertAnswers(server, person, { count: 0 });
    people.push(person);
  }
  statements = [];
});
afterEach(() => server.database.query('drop trigger if exists refuse on app.answers'));

const answer = ({ token }: Person, questionId: number, index: number, seq?: number) =>
  server.call<{ data: unknown; code?: string }>(
    'POST',
    ...personalityAnswer(questionId, index, token, seq),
  );

/** Question, option and number of each stored answer, by the place of its person. */
async function stored() {
  const rows = await server.database.query<{ place: number; answer: number[] }>(
    `select p.place::int - 1 as place, array[x.question_id, x.option_index, x.seq] as answer
     from unnest($1::int[]) with ordinality p (id, place) join app.attempts t on t.subject_id = p.id
     join app.answers x on x.attempt_id = t.id order by p.place, x.question_id`,
    [people.map(({ id }) => id)],
  );
  return rows.map(({ place, answer: one }) => [place, ...one]);
}

interface Given {
  by: Person;
  question: number;
  option: number;
  seq?: number;
  attemptId?: number | undefined;
}

/** As many calls bring them in one moment, which then share one statement whatever the machine is busy with. */
function together(given: readonly Given[]) {
  const save = openAnswers(server.node.pool.db);
  return given.map(({ by, question: questionId, option: optionIndex, seq = null, attemptId }) =>
    save({
      tokenHash: hashToken(by.token),
      instrument: 'personality',
      attemptId: attemptId ?? null,
      part: null,
      waited: 0,
      answers: [{ questionId, optionIndex, seq }],
    }),
  );
}

const all = (given: readonly Given[]) => Promise.all(together(given));

test('answers of many at once are one statement, and each is told and stored as its own', async () => {
  const told = await all(
    people.map((by, at) => ({ by, question: at + 1, option: at % 5, seq: at + 7 })),
  );
  expect(told).toMatchObject(people.map((_, at) => [{ outcome: 'saved', seq: at + 7 }]));
  expect(await stored()).toEqual(people.map((_, at) => [at, at + 1, at % 5, at + 7]));
  expect(statements).toEqual([expect.stringContaining('app.save_answers(')]);
});

test('answers of one person in one statement keep their order', async () => {
  const [by] = people as [Person];
  await all([
    { by, question: 1, option: 4, seq: 12 },
    { by, question: 1, option: 2, seq: 11 },
    ...people.slice(1).map((one) => ({ by: one, question: 1, option: 1 })),
    { by, question: 2, option: 3 },
    { by, question: 2, option: 0 },
  ]);
  expect(statements).toHaveLength(1);
  expect((await stored()).filter(([place]) => place === 0)).toEqual([
    [0, 1, 4, 12],
    [0, 2, 0, 14],
  ]);
});

test('each is judged by the token that it came with, whatever stands beside it', async () => {
  const [own, ended, finished, other] = people as [Person, Person, Person, Person];
  await server.database.query('update app.sessions set expires_at = now() where user_id = $1', [
    ended.id,
  ]);
  await server.database.query(
    'update app.attempts set completed_at = now() where subject_id = $1',
    [finished.id],
  );
  const [foreign] = await server.database.query<{ id: number }>(
    'select id from app.attempts where subject_id = $1',
    [own.id],
  );
  const told = await all([
    ...people.map((by) => ({
      by,
      question: 1,
      option: 1,
      seq: 1,
      ...(by === other && { attemptId: foreign?.id }),
    })),
    { by: { ...own, token: 'a'.repeat(43) }, question: 1, option: 2, seq: 2 },
  ]);
  expect(statements).toHaveLength(1);
  expect(told.map(([one]) => one?.outcome)).toEqual([
    'saved',
    'unauthenticated',
    'completed',
    'no_attempt',
    ...people.slice(4).map(() => 'saved'),
    'unauthenticated',
  ]);
  expect(await stored()).toEqual(
    people.flatMap((_, at) => ([1, 2, 3].includes(at) ? [] : [[at, 1, 1, 1]])),
  );
});

test('one that the database refuses fails alone', async () => {
  await server.database.query(`create or replace function app.refuse() returns trigger language plpgsql as
    $$ begin if new.question_id = 77 then raise check_violation; end if; return new; end $$`);
  await server.database.query(
    'create trigger refuse before insert on app.answers for each row execute function app.refuse()',
  );
  const told = await Promise.all(
    people.map((person, at) => answer(person, at === 5 ? 77 : 3, 1, 1)),
  );
  expect(told.map(({ status }) => status)).toEqual(people.map((_, at) => (at === 5 ? 500 : 200)));
  expect(await stored()).toEqual(people.flatMap((_, at) => (at === 5 ? [] : [[at, 3, 1, 1]])));
});

test('one that has to wait for a lock keeps nobody waiting, and is stored when it is free', async () => {
  const [slow] = people as [Person];
  const holder = new pg.Client({ connectionString: server.database.url });
  await holder.connect();
  try {
    await holder.query(
      'select pg_advisory_lock(4701, t.id) from app.attempts t where t.subject_id = $1',
      [slow.id],
    );
    let free = false;
    const [first, ...others] = together(
      people.map((by) => ({ by, question: 1, option: 1, seq: 1 })),
    );
    const waiting = first?.then(([told]) => ({ ...told, free }));
    const told = await Promise.all(others);
    // Those that come while it waits, too.
    told.push(
      ...(await all(people.slice(1).map((by) => ({ by, question: 2, option: 1, seq: 2 })))),
    );
    expect(told.every(([one]) => one?.outcome === 'saved')).toBe(true);
    free = true;
    await holder.query('select pg_advisory_unlock_all()');
    expect(await waiting).toMatchObject({ outcome: 'saved', free: true });
  } finally {
    await holder.end();
  }
  expect((await stored()).filter(([place]) => place === 0)).toEqual([[0, 1, 1, 1]]);
});

test('locks are taken in the order of sittings, whoever is named first, so that two statements never wait for each other', async () => {
  const sittings = await server.database.query<{ id: number }>(
    'select id from app.attempts where subject_id = any($1) order by id',
    [people.map(({ id }) => id)],
  );
  const ids = sittings.map(({ id }) => id);
  const clients = [0, 1].map(() => new pg.Client({ connectionString: server.database.url }));
  const [holder, asker] = clients as [pg.Client, pg.Client];
  await Promise.all(clients.map((client) => client.connect()));
  const locks = async () => {
    const rows = await server.database.query<{ id: number; granted: boolean }>(
      `select l.objid::int as id, l.granted from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.classid = 4701 and a.application_name = 'asker' order by l.objid`,
    );
    return rows.map(({ id, granted }) => [id, granted]);
  };
  try {
    // Sessions no longer lie in the order of sittings, or reading them as they lie would be enough.
    for (const { id } of people.slice(0, 5).toReversed())
      await server.database.query(
        'update app.sessions set last_seen_at = last_seen_at where user_id = $1',
        [id],
      );
    await holder.query('select pg_advisory_lock(4701, $1::integer)', [ids[5]]);
    await asker.query("set application_name = 'asker'");
    const none = people.map(() => null);
    const asking = asker.query(
      `select * from app.store_answers($1::bytea[], $2::text[], $3::integer[], $4::integer[], $5::integer[], $6::smallint[],
         $7::integer[], $8::bigint[])`,
      [
        people.map(({ token }) => hashToken(token)).toReversed(),
        people.map(() => 'personality'),
        none,
        none,
        ...[1, 1, 1, 0].map((same) => people.map(() => same)),
      ],
    );
    await expect
      .poll(locks, { timeout: 10_000 })
      .toEqual([...ids.slice(0, 5).map((id) => [id, true]), [ids[5], false]]);
    await holder.query('select pg_advisory_unlock_all()');
    expect((await asking).rowCount).toBe(people.length);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
});

test('the function that takes those of many has no rights of its own', async () => {
  const [found] = await server.database.query<{ definer: boolean; count: number }>(
    `select bool_or(p.prosecdef) as definer, count(*)::int as count from pg_proc p
     where p.proname = 'save_answers' and p.pronamespace = 'app'::regnamespace`,
  );
  expect(found).toEqual({ definer: false, count: 1 });
});

test('a shared statement has no rights of its own and waits for nobody’s lock for long', async () => {
  const [shape] = await server.database.query<{ definer: boolean; settings: string[] }>(
    `select prosecdef as definer, proconfig as settings from pg_proc where proname = 'save_answers'`,
  );
  expect(shape?.definer).toBe(false);
  expect(shape?.settings).toContain('lock_timeout=100ms');
});
