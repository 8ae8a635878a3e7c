import { testOf } from '@assay/contract/instruments';
import type { BurnoutForm } from '@assay/instruments/burnout/form';
import { burnoutVersion } from '@assay/instruments/burnout/versions';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { Gone } from '../attempt.service.ts';

export const burnoutTest = testOf('burnout');

/** One sitting: what it knows beside its answers, which questions have one, and what came of it. */
export interface RecordRow {
  id: number;
  round: number;
  /** Of the questions. */
  version: string;
  form: BurnoutForm;
  started_at: Date;
  completed_at: Date | null;
  /** Ids of questions. */
  answered: number[];
  score: number | null;
}

function records(db: Db, subjectId: number) {
  return db
    .selectFrom('attempts')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .select([
      'attempts.id',
      'attempts.round',
      'attempts.version',
      sql<BurnoutForm>`attempts.form`.as('form'),
      'attempts.started_at',
      'attempts.completed_at',
      sql<
        number[]
      >`array(select a.question_id from app.answers a where a.attempt_id = attempts.id)`.as(
        'answered',
      ),
      sql<number | null>`(results.summary ->> 'burnout')::float8`.as('score'),
    ])
    .where('attempts.subject_id', '=', subjectId)
    .where('attempts.test', '=', burnoutTest);
}

/** Somebody's records, newest first. */
export function listRecords(db: Db, subjectId: number): Promise<RecordRow[]> {
  return records(db, subjectId).orderBy('attempts.round', 'desc').execute();
}

export function findRecord(
  db: Db,
  subjectId: number,
  recordId: number,
): Promise<RecordRow | undefined> {
  return records(db, subjectId).where('attempts.id', '=', recordId).executeTakeFirst();
}

/** Whether somebody who has taken it once may do so again without being asked. */
export async function mayRepeat(db: Db, subjectId: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select app.may_repeat_burnout(${subjectId}::integer) as may`.execute(db);
  return rows[0]?.may === true;
}

/** Notes that the person agrees, from when on the record counts; false when that was noted before. */
export async function setConsent(db: Db, recordId: number, version: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({
      form: sql`form || jsonb_build_object('consentedAt', ${now}, 'consentVersion', ${version}::text)`,
      // Nothing has been answered before, so it is asked as it is today.
      version: burnoutVersion,
      started_at: now,
    })
    .where('id', '=', recordId)
    .where(sql<boolean>`form ->> 'consentedAt' is null`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setForm(
  db: Db,
  recordId: number,
  form: BurnoutForm,
  questions: number,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ form: JSON.stringify(form), questions })
    .where('id', '=', recordId)
    .execute();
}

/** Deletes a record as every test is deleted; undefined when there is none. */
export async function deleteRecord(
  db: Db,
  subjectId: number,
  recordId: number,
): Promise<Gone | undefined> {
  const { rows } = await sql<Gone>`
    select attempt_id as id, stamp
    from app.delete_tests(${subjectId}::integer, array[${burnoutTest}], array[${recordId}::integer])`.execute(
    db,
  );
  return rows[0];
}

/** Complete records with what was scored, oldest first. */
export function listScored(db: Db, subjectId: number) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .select(['attempts.id', 'attempts.completed_at', 'attempts.language', 'results.scores'])
    .where('results.subject_id', '=', subjectId)
    .where('results.test', '=', burnoutTest)
    .orderBy('attempts.round')
    .execute();
}
