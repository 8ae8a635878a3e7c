import { factsOf, type StoredAnswer, testTypeIds } from '@assay/contract/instruments';
import type { AnyInstrument, ShortScore } from '@assay/instruments/instrument';
import { getInstrument } from '@assay/instruments/registry';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import { daysAgo, oneTest } from './days.ts';

interface Taker {
  id: number;
  seed: number;
  /** Whether everything is finished; else the first part of it is answered. */
  done: boolean;
}

/** Minutes that somebody takes for a test: those of its answers where they say so, as in a test with a clock. */
function minutesOf({ seed }: Pick<Taker, 'seed'>, answers: readonly StoredAnswer[]): number {
  const timed = answers.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  return timed > 0 ? timed / 60 : 12 + (seed % 9);
}

const ageOf = ({ seed }: Pick<Taker, 'seed'>) => 23 + ((seed * 7) % 36);

export async function addProfile(
  db: Trx,
  person: Pick<Taker, 'id' | 'seed'>,
  since: number,
): Promise<void> {
  await db
    .insertInto('subject_profiles')
    .values({
      subject_id: person.id,
      birthdate: sql<string>`(app.now() - ${ageOf(person)} * interval '1 year')::date`,
      gender: person.seed % 2 === 0 ? 'female' : 'male',
      completed_at: daysAgo(since),
      updated_at: daysAgo(since),
    })
    .execute();
}

/** Answers of a made-up person to every test that is the same for all, one after the other, scored as real ones are. */
export async function addAttempts(db: Trx, person: Taker, since: number): Promise<void> {
  for (const [place, [id, test]] of Object.entries(testTypeIds).entries()) {
    // No campaign of theirs asks for it.
    if (factsOf(test)?.isAskedOnly) continue;
    const instrument = getInstrument(id as keyof typeof testTypeIds);
    // Somebody in the middle of a timed part would run out of time in front of the audience.
    if (!person.done && instrument.parts > 0) continue;
    const form: unknown = instrument.sampleForm(person.seed);
    const sitting = { instrument, test: String(test), form };
    await addSitting(db, person, since - place * oneTest, sitting);
  }
}

interface Sitting {
  instrument: AnyInstrument;
  test: string;
  form: unknown;
}

export async function addSitting(
  db: Trx,
  person: Taker,
  since: number,
  sitting: Sitting,
): Promise<number> {
  const { instrument, test, form } = sitting;
  const all = instrument.simulate(person.seed, form);
  const answers = person.done ? all : all.slice(0, Math.floor(all.length * 0.4));
  const minutes = minutesOf(person, all);
  const completed = since - minutes / 1440;
  const { id } = await db
    .insertInto('attempts')
    .values({
      subject_id: person.id,
      instrument: instrument.id,
      test,
      version: instrument.version,
      language: 'en',
      questions: instrument.itemCount,
      parts: instrument.parts,
      // Without its consent a record of somebody's health is none, nor an interview without what it asks; the keys of other
      // forms are kept elsewhere.
      ...((instrument.id === 'burnout' || instrument.id === 'interview') && {
        form: JSON.stringify(form),
      }),
      started_at: daysAgo(since),
      completed_at: person.done ? daysAgo(completed) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addAnswers(db, id, answers, since, (minutes * 60) / (all.length + 1));
  if (person.done) await addResult(db, { ...sitting, id, person }, answers, completed);
  return id;
}

export async function addAnswers(
  db: Trx,
  attemptId: number,
  answers: readonly StoredAnswer[],
  since: number,
  secondsEach = 6,
): Promise<void> {
  const rows = JSON.stringify(answers.map((answer, i) => ({ ...answer, seq: i + 1 })));
  await sql`insert into app.answers (attempt_id, question_id, option_index, seq, answered_at)
    select ${attemptId}::integer, r."questionId", r.index, r.seq, ${daysAgo(since)} + r.seq * ${secondsEach}::float8 * interval '1 second'
    from jsonb_to_recordset(${rows}::jsonb) as r ("questionId" integer, index smallint, seq integer)`.execute(
    db,
  );
}

/** The one number of a result, if its instrument has one, as its row has it. */
export function inColumns(short: ShortScore | undefined) {
  return (
    short && { score: short.value, score_low: short.interval[0], score_high: short.interval[1] }
  );
}

async function addResult(
  db: Trx,
  { instrument, test, form, id, person }: Sitting & { id: number; person: Taker },
  answers: readonly StoredAnswer[],
  completed: number,
): Promise<void> {
  const scores: unknown = instrument.score(answers, { form, age: ageOf(person) });
  await db
    .insertInto('results')
    .values({
      attempt_id: id,
      subject_id: person.id,
      instrument: instrument.id,
      test,
      scores: JSON.stringify(scores),
      summary: JSON.stringify(instrument.summarise(scores)),
      ...inColumns(instrument.inShort?.(scores)),
      minutes: instrument.id === 'interview' ? null : minutesOf(person, answers),
      scored_at: daysAgo(completed),
    })
    .execute();
}
