import { instrumentIds } from '@assay/contract/instruments';
import { sql } from 'kysely';
import { isBegun } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';

/** The latest round of each test. */
export function listLatestAttempts(db: Db, subjectId: number) {
  return db
    .selectFrom('attempts')
    .leftJoin('skill_tests', (join) =>
      join.on(sql<boolean>`attempts.test = 'mcqt_' || skill_tests.id`),
    )
    .leftJoin('interviews', (join) =>
      join.on(sql<boolean>`attempts.test = 'interview_' || interviews.code`),
    )
    .distinctOn('attempts.test')
    .select((eb) => [
      'attempts.instrument',
      'attempts.test',
      sql<string | null>`coalesce(skill_tests.name, interviews.name)`.as('own_name'),
      'attempts.questions',
      // Each question of a skill test has a time of its own, kept with the sitting.
      sql<
        number | null
      >`(select sum(s::integer)::integer from jsonb_path_query(attempts.form, '$.questions[*].seconds') s
        where attempts.instrument = 'skill')`.as('seconds'),
      'attempts.started_at',
      'attempts.completed_at',
      eb
        .selectFrom('answers')
        .whereRef('answers.attempt_id', '=', 'attempts.id')
        .select(eb.fn.countAll<number>().as('answered'))
        .as('answered'),
    ])
    .where('attempts.subject_id', '=', subjectId)
    .where('attempts.instrument', 'in', instrumentIds)
    .where(isBegun)
    .orderBy('attempts.test')
    .orderBy('attempts.round', 'desc')
    .execute();
}

export type LatestAttempt = Awaited<ReturnType<typeof listLatestAttempts>>[number];
