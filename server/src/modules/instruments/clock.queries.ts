import { sql } from 'kysely';
import { type Db, now } from '../../platform/db/database.ts';

/** Answers travel: what was given in time may arrive this much later, in seconds. */
export const answerGrace = 3;

/** Whether a clock (as `c`) has ended and no sign of life can give it time back. */
export const isOverForGood = sql<boolean>`(c.ended_at is not null
  or app.clock_end(c) + (c.credit_limit - c.credited_seconds + ${sql.lit(answerGrace + 2)}) * interval '1 second' < app.now())`;

/** Whole seconds that a sitting (as `attempts`) has left of the clock that runs now; null when none does. */
export const remainingSeconds = sql<number | null>`(
  select max(ceil(extract(epoch from app.clock_end(c) - app.now())))::integer from app.clocks c
  where c.attempt_id = attempts.id and c.ended_at is null and app.clock_end(c) > app.now())`;

export interface NewClock {
  attemptId: number;
  /** A section, or a question with a time of its own. */
  part: number;
  /** What everybody gets; the person's extra time comes on top. */
  seconds: number;
  /** Most seconds that a broken line is given back. */
  creditLimit: number;
}

/** Starts a clock, once: another tab, another device or a reload finds it running. */
export async function startClock(
  db: Db,
  subjectId: number,
  { attemptId, part, seconds, creditLimit }: NewClock,
): Promise<void> {
  await db
    .insertInto('clocks')
    .values({
      attempt_id: attemptId,
      part,
      base_seconds: seconds,
      extra_percent: sql<number>`app.extra_percent(${subjectId}::integer)`,
      credit_limit: creditLimit,
      started_at: now,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'part']).doNothing())
    .execute();
}

export interface Clock {
  /** Whole seconds until it runs out, 0 when it is over. */
  remaining: number;
  /** All it gives: base, extra, credit and what was added. */
  allowed: number;
  /** Given back for a lost connection. */
  credited: number;
  added: number;
  over: boolean;
}

/** Of which visit of a page a sign of life is, and whether it is its last one. */
export interface SignOfLife {
  visit?: number | undefined;
  leaving?: boolean;
}

/** Reads a clock as a sign of life of its owner; undefined when it was never started. */
export async function touchClock(
  db: Db,
  attemptId: number,
  part: number,
  { visit, leaving = false }: SignOfLife = {},
): Promise<Clock | undefined> {
  const { rows } = await sql<Clock>`
    select greatest(0, ceil(extract(epoch from app.clock_end(c) - app.now())))::integer * (c.ended_at is null)::integer as remaining,
      ceil(extract(epoch from app.clock_end(c) - c.started_at))::integer as allowed,
      c.credited_seconds as credited, c.added_seconds as added,
      (c.ended_at is not null or app.clock_end(c) <= app.now()) as over
    from app.touch_clock(${attemptId}::integer, ${part}::integer, null::timestamptz, ${visit ?? null}::bigint, ${leaving}::boolean) c
    where c.attempt_id is not null`.execute(db);
  return rows[0];
}

/** Ends a clock before or after its time; ending it twice changes nothing. */
export async function endClock(db: Db, attemptId: number, part: number): Promise<void> {
  await db
    .updateTable('clocks')
    .set({ ended_at: now })
    .where('attempt_id', '=', attemptId)
    .where('part', '=', part)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether a clock went to its end; false when it was ended before, or still runs. */
export async function hasRunOut(db: Db, attemptId: number, part: number): Promise<boolean> {
  const { rows } = await sql<{ ran_out: boolean }>`
    select coalesce(c.ended_at, app.now()) >= app.clock_end(c) as ran_out
    from app.clocks c where c.attempt_id = ${attemptId} and c.part = ${part}`.execute(db);
  return rows[0]?.ran_out === true;
}

/** The clocks of an attempt, and whether each is over for good. */
export async function listClocks(db: Db, attemptId: number) {
  const { rows } = await sql<{ part: number; started_at: Date; over: boolean }>`
    select c.part, c.started_at, ${isOverForGood} as over
    from app.clocks c where c.attempt_id = ${attemptId} order by c.part`.execute(db);
  return rows;
}

export interface TimedAnswer {
  tokenHash: Buffer;
  instrument: string;
  attemptId: number;
  part: number;
  questionId: number;
  optionIndex: number;
  seq: number | null;
  /** Milliseconds that it waited on the device. */
  waited: number;
}

/** What became of an answer, of a timed part or not. */
export interface SavedAnswer {
  outcome:
    | 'saved'
    | 'kept'
    | 'completed'
    | 'no_attempt'
    | 'unauthenticated'
    | 'no_clock'
    | 'time_passed';
  attempt_id: number | null;
  seq: number | null;
  stored: boolean;
  done: boolean;
}

/** An answer that came while its sitting was being deleted finds neither a place nor one before it. */
export function noticeDeletion<Saved extends { outcome: string; seq: number | null }>(
  saved: Saved,
): Saved {
  return saved.outcome === 'kept' && saved.seq === null
    ? { ...saved, outcome: 'no_attempt' }
    : saved;
}

/** The way of an answer that a clock may refuse, in one statement: session, clock, attempt, order, storage. */
export async function saveTimedAnswer(db: Db, answer: TimedAnswer): Promise<SavedAnswer> {
  const { tokenHash, instrument, attemptId, part, questionId, optionIndex, seq, waited } = answer;
  const { rows } = await sql<SavedAnswer>`
    select * from app.save_timed_answer(${tokenHash}, ${instrument}, ${attemptId}::integer, ${part}::integer,
      ${questionId}::integer, ${optionIndex}::smallint, ${seq}::integer, ${answerGrace}::numeric, ${waited}::bigint)`.execute(
    db,
  );
  return noticeDeletion(rows[0] as SavedAnswer);
}
