import { isBegun } from '../../access/scope.ts';
import { sql } from 'kysely';
import { factsOf, type InstrumentId } from '@assay/contract/instruments';
import type { ShortScore } from '@assay/instruments/instrument';
import { type Db, now } from '../../platform/db/database.ts';
import { isOverForGood, remainingSeconds } from './clock.queries.ts';
import { attemptNumberOf } from './retake/retake.queries.ts';

/** The latest round of somebody's sitting of a test. */
export function findAttempt(db: Db, subjectId: number, test: string) {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('test', '=', test)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What the latest round of a test is made of, for whom a token stands; one round trip, for a call that saves an answer. */
export async function findOwnForm(
  db: Db,
  tokenHash: Buffer,
  test: string,
): Promise<{ version: string; form: unknown } | undefined> {
  const { rows } = await sql<{ version: string; form: unknown }>`
    select * from app.find_own_form(${tokenHash}, ${test})`.execute(db);
  return rows[0];
}

export interface NewAttempt {
  subjectId: number;
  instrument: InstrumentId;
  /** As calls name it: `1`, `burnout`, `mcqt_7`. */
  test: string;
  round: number;
  version: string;
  language: string;
  questions: number;
  /** Timed parts, 0 where only answers count. */
  parts: number;
  /** What the sitting is made of, where that differs from person to person. */
  form: unknown;
}

/** Starts an attempt and answers its id; undefined when another tab or device has just done so. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<number | undefined> {
  const row = await db
    .insertInto('attempts')
    .values({
      subject_id: attempt.subjectId,
      instrument: attempt.instrument,
      test: attempt.test,
      round: attempt.round,
      version: attempt.version,
      language: attempt.language,
      questions: attempt.questions,
      parts: attempt.parts,
      form: attempt.form === null ? null : JSON.stringify(attempt.form),
      started_at: now,
    })
    .onConflict((conflict) => conflict.columns(['subject_id', 'test', 'round']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Keeps the key of a sitting apart from it: whoever reads a sitting reads no key. */
export async function insertKey(db: Db, attemptId: number, key: unknown): Promise<void> {
  await db
    .insertInto('attempt_keys')
    .values({ attempt_id: attemptId, key: JSON.stringify(key) })
    .execute();
}

/** The key that was kept with a sitting; the system's scope alone sees it. */
export async function findKey(db: Db, attemptId: number): Promise<unknown> {
  const row = await db
    .selectFrom('attempt_keys')
    .select('key')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row?.key;
}

export function listAnswers(db: Db, attemptId: number) {
  return db
    .selectFrom('answers')
    .select(['question_id', 'option_index', 'seq', 'answered_at'])
    .where('attempt_id', '=', attemptId)
    .orderBy('answered_at')
    .orderBy('seq')
    .execute();
}

/** Keeps answers away until the transaction ends; the same lock as saving one takes. */
export async function lockAttempt(db: Db, attemptId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(4701, ${attemptId}::integer)`.execute(db);
}

export function findAttemptById(db: Db, attemptId: number) {
  return db.selectFrom('attempts').selectAll().where('id', '=', attemptId).executeTakeFirst();
}

export async function insertResult(
  db: Db,
  result: {
    attemptId: number;
    subjectId: number;
    instrument: string;
    test: string;
    scores: unknown;
    summary: Record<string, number>;
    short: ShortScore | undefined;
    minutes: number | null;
  },
): Promise<void> {
  await db
    .insertInto('results')
    .values({
      attempt_id: result.attemptId,
      subject_id: result.subjectId,
      instrument: result.instrument,
      test: result.test,
      scores: JSON.stringify(result.scores),
      summary: JSON.stringify(result.summary),
      score: result.short?.value ?? null,
      score_low: result.short?.interval[0] ?? null,
      score_high: result.short?.interval[1] ?? null,
      minutes: result.minutes,
      scored_at: now,
    })
    .execute();
  await db
    .updateTable('attempts')
    .set({ completed_at: now })
    .where('id', '=', result.attemptId)
    .execute();
}

/** What a test took, in tenths: nobody reads more from a clock. */
export const spentMinutes = sql<number | null>`round(results.minutes::numeric, 1)::float8`;

/** The latest result of a test. */
export function findResult(db: Db, subjectId: number, test: string) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .select([
      'results.scores',
      spentMinutes.as('minutes'),
      'attempts.completed_at',
      'attempts.form',
      'attempts.language',
      attemptNumberOf(sql.ref('results.subject_id')).as('attempt'),
    ])
    .where('results.subject_id', '=', subjectId)
    .where('results.test', '=', test)
    .orderBy('attempts.round', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Attempts with every answer, or with every timed part over for good, that nobody has scored: a crash came between, or the person left. */
export function listUnscoredAttempts(db: Db) {
  return db
    .selectFrom('attempts')
    .select('id')
    .where('completed_at', 'is', null)
    .where(
      sql<boolean>`case when attempts.parts > 0
        then (select count(*) from app.clocks c where c.attempt_id = attempts.id and ${isOverForGood}) >= attempts.parts
        else (select count(*) from app.answers a where a.attempt_id = attempts.id) >= attempts.questions end`,
    )
    .limit(500)
    .execute();
}

/** The latest round of each of the subject's own tests, with how many answers it has. */
export function listOwnAttempts(db: Db, subjectId: number) {
  return db
    .selectFrom('attempts')
    .distinctOn('test')
    .select([
      'id',
      'instrument',
      'test',
      'questions',
      'started_at',
      'completed_at',
      'parts',
      sql<number>`(select count(*) from app.answers a where a.attempt_id = attempts.id)`.as(
        'answered',
      ),
      sql<number>`(select count(*) from app.clocks c where c.attempt_id = attempts.id and ${isOverForGood})`.as(
        'parts_over',
      ),
      remainingSeconds.as('remaining_seconds'),
    ])
    .where('subject_id', '=', subjectId)
    .where(isBegun)
    .orderBy('test')
    .orderBy('round', 'desc')
    .execute();
}

/** Whether an invitation wants a test again that was finished before it. */
export function isAskedAnew(
  attempt: { test: string; completed_at: Date | null } | undefined,
  invitedAt: Date | null,
): boolean {
  if (attempt?.completed_at == null || !factsOf(attempt.test)?.isRepeated) return false;
  return invitedAt !== null && attempt.completed_at < invitedAt;
}

export async function findSubjectName(db: Db, subjectId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim();
}
