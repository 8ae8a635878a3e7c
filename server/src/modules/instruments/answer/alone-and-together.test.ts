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

const kinds = [
  'open',
  'open',
  'open',
  'blank',
  'nearly full',
  'completed',
  'ended',
  'without',
  'idle',
] as const;
const answered: Partial<Record<(typeof kinds)[number], number>> = { 'nearly full': 4, blank: 0 };

/** Nine people who differ: in sitting, in session, in what is answered already. */
async function makeCrowd(): Promise<(Person & { attemptId: number | null })[]> {
  const crowd: (Person & { attemptId: number | null })[] = [];
  for (const kind of kinds) {
    const person = await makeUser(server);
    let attemptId: number | null = null;
    if (kind !== 'without') {
      attemptId = await insertAnswers(server, person, { count: answered[kind] ?? 1 });
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
  /** Of a part whose clock was never begun. */
  part: number | null;
  waited: number;
  answers: GivenAnswers['answers'];
}

/**
 * What twelve calls bring: answers and pages, with old numbers, new ones and none, some for one question twice. Or what one call
 * of each person brings, a single answer of the own sitting: then no sitting has several.
 */
function makePlan(roll: (sides: number) => number, each: 'once' | 'often'): Plan[] {
  const length = each === 'once' ? kinds.length : 12;
  return Array.from({ length }, (_, at) => {
    const whose =
      each === 'once'
        ? 'own'
        : ((['latest', 'latest', 'own', 'foreign'] as const)[roll(4)] ?? 'own');
    const single = each === 'once' || roll(3) > 0;
    return {
      by: each === 'once' ? at : roll(kinds.length),
      whose,
      part: whose !== 'latest' && single && roll(5) === 0 ? 1 : null,
      waited: roll(2) * 1e10,
      answers: Array.from({ length: single ? 1 : 3 }, () => ({
        questionId: 1 + roll(7),
        optionIndex: roll(5),
        seq: roll(6) === 0 ? null : 1 + roll(9),
      })),
    };
  });
}

type Crowd = Awaited<ReturnType<typeof makeCrowd>>;

function callOf(crowd: Crowd, { by, whose, part, waited, answers }: Plan): GivenAnswers {
  const attemptOf = (at: number) => crowd[at % crowd.length]?.attemptId ?? null;
  const attemptId = whose === 'latest' ? null : attemptOf(whose === 'own' ? by : by + 1);
  return {
    tokenHash: hashToken(crowd[by]?.token ?? ''),
    instrument: 'personality',
    attemptId,
    // Whoever answers a timed part names the sitting.
    part: attemptId === null ? null : part,
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
    for (const each of ['often', 'once', 'often', 'once', 'once', 'often'] as const) {
      const plan = makePlan(roll, each);
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

const [five, six] = ['saved 5 false', 'saved 6 true'];

/** Of each answer its question and its number, and what is told: whether and with which number it is stored, and whether all are. */
test.each([
  [
    'nearly full',
    [
      [1, 1],
      [5, 5],
      [6, 6],
    ],
    ['kept 1 false', five, six],
  ],
  [
    'nearly full',
    [
      [1, 9],
      [5, 5],
      [6, 6],
    ],
    ['saved 9 false', five, six],
  ],
  [
    'nearly full',
    [
      [1, null],
      [5, 9],
    ],
    [five, 'saved 9 false'],
  ],
  [
    'blank',
    [
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 6],
    ],
    [five, five, five, five, five, six],
  ],
  [
    'blank',
    [
      [6, 5],
      [5, 5],
      [4, 5],
      [3, 5],
      [2, 5],
      [1, 6],
    ],
    [five, five, five, five, five, six],
  ],
] as const)(
  'of a page (%s, %j) each answer tells what was so when its turn came',
  async (kind, numbers, told) => {
    const tell = async (save: typeof saveTogether) => {
      const crowd = await makeCrowd();
      const answers = numbers.map(([questionId, seq]) => ({
        questionId,
        optionIndex: 1,
        seq,
      }));
      const by = kinds.indexOf(kind);
      const call = callOf(crowd, { by, whose: 'latest', part: null, waited: 0, answers });
      const [saved] = await save(db, [call]);
      return saved?.map(({ outcome, seq, done }) => `${outcome} ${seq} ${done}`);
    };
    const alone: typeof saveTogether = (_db, all) =>
      Promise.all(all.map((one) => saveAnswers(db, one)));
    expect(await tell(alone)).toEqual(told);
    expect(await tell(saveTogether)).toEqual(told);
  },
);
