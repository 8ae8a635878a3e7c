import { expect, test } from 'vitest';
import { hashToken } from '../../../access/token.ts';
import { makeUser, type Person } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { insertAnswers } from '../../../test/shortcuts.ts';
import type { SavedAnswer } from '../clock.queries.ts';
import { type GivenAnswers, saveAnswers, saveTogether } from './answer.queries.ts';

const server = await useServer();
const { db } = server.node.pool;

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % sides;
  };
}

const kinds = ['open', 'open', 'open', 'nearly full', 'completed', 'ended', 'without', 'idle'];

/** Eight people who differ: in sitting, in session, in what is answered already. */
async function makeCrowd(): Promise<(Person & { attemptId: number | null })[]> {
  const crowd: (Person & { attemptId: number | null })[] = [];
  for (const kind of kinds) {
    const person = await makeUser(server);
    let attemptId: number | null = null;
    if (kind !== 'without') {
      attemptId = await insertAnswers(server, person, { count: kind === 'nearly full' ? 4 : 1 });
      const completed = kind === 'completed' ? 'app.now()' : 'null';
      await server.database.query(
        `update app.attempts set questions = 6, completed_at = ${completed} where id = $1`,
        [attemptId],
      );
    }
    const at = { ended: 'expires_at = now()', idle: `last_seen_at = now() - interval '5 minutes'` };
    const change = at[kind as keyof typeof at];
    if (change !== undefined)
      await server.database.query(`update app.sessions set ${change} where user_id = $1`, [
        person.id,
      ]);
    crowd.push({ ...person, attemptId });
  }
  return crowd;
}

interface Plan {
  by: number;
  whose: 'latest' | 'own' | 'foreign';
  waited: number;
  answers: GivenAnswers['answers'];
}

/** What twelve calls bring: answers and pages, with old numbers, new ones and none, some for one question twice. */
function makePlan(roll: (sides: number) => number): Plan[] {
  return Array.from({ length: 12 }, () => ({
    by: roll(kinds.length),
    whose: (['latest', 'latest', 'own', 'foreign'] as const)[roll(4)] ?? 'latest',
    waited: roll(2) * 1e10,
    answers: Array.from({ length: roll(3) === 0 ? 3 : 1 }, () => ({
      questionId: 1 + roll(7),
      optionIndex: roll(5),
      seq: roll(6) === 0 ? null : 1 + roll(9),
    })),
  }));
}

type Crowd = Awaited<ReturnType<typeof makeCrowd>>;

function callOf(crowd: Crowd, { by, whose, waited, answers }: Plan): GivenAnswers {
  const attemptOf = (at: number) => crowd[at % crowd.length]?.attemptId ?? null;
  return {
    tokenHash: hashToken(crowd[by]?.token ?? ''),
    instrument: 'personality',
    attemptId: whose === 'latest' ? null : attemptOf(whose === 'own' ? by : by + 1),
    part: null,
    waited,
    answers,
  };
}

/** What is stored of everybody, whether each session was seen just now, and whether each answer is dated when the sitting began. */
function stored(crowd: Crowd) {
  return server.database.query(
    `select p.place, s.last_seen_at > now() - interval '1 minute' as seen,
       x.question_id, x.option_index, x.seq, x.answered_at = t.started_at as waited
     from unnest($1::int[]) with ordinality p (id, place) join app.sessions s on s.user_id = p.id
     left join app.attempts t on t.subject_id = p.id left join app.answers x on x.attempt_id = t.id
     order by p.place, x.question_id`,
    [crowd.map(({ id }) => id)],
  );
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'answers are told and stored alike whether they travel alone or together (%i)',
  async (seed) => {
    const [one, other] = [await makeCrowd(), await makeCrowd()];
    const roll = dice(seed);
    for (let round = 0; round < 4; round += 1) {
      const plan = makePlan(roll);
      const alone: SavedAnswer[][] = [];
      for (const each of plan) alone.push(await saveAnswers(db, callOf(one, each)));
      const together = await saveTogether(
        db,
        plan.map((each) => callOf(other, each)),
      );
      const placeOf = (crowd: Crowd, id: number | null) =>
        crowd.findIndex(({ attemptId }) => attemptId !== null && attemptId === id);
      const tell = (crowd: Crowd, saved: typeof alone) =>
        saved.map((answers) =>
          answers.map(({ attempt_id: id, outcome, seq, stored: kept, done }) =>
            [outcome, seq, kept, done, placeOf(crowd, id)].join(' '),
          ),
        );
      expect(tell(other, together)).toEqual(tell(one, alone));
      expect(await stored(other)).toEqual(await stored(one));
    }
  },
);

test('of a page that completes an attempt, each answer tells what was so when its turn came', async () => {
  const tell = async (save: typeof saveTogether) => {
    const crowd = await makeCrowd();
    const answers = [1, 5, 6].map((questionId) => ({
      questionId,
      optionIndex: 1,
      seq: questionId,
    }));
    const by = kinds.indexOf('nearly full');
    const [saved] = await save(db, [callOf(crowd, { by, whose: 'latest', waited: 0, answers })]);
    return saved?.map(({ outcome, done }) => `${outcome} ${done}`);
  };
  const alone = await tell((_db, all) => Promise.all(all.map((one) => saveAnswers(db, one))));
  expect(alone).toEqual(['kept false', 'saved false', 'saved true']);
  expect(await tell(saveTogether)).toEqual(alone);
});
