import { sql } from 'kysely';
import type { Db } from '../../../../../platform/db/database.ts';

interface Copy {
  fromTest: number;
  toTest: number;
  /** One question alone. */
  only?: number;
  /** Position behind which the copies stand. */
  behind: number;
}

/** Copies questions with their options, in their order; pictures are shared, since they never change. */
export async function copyQuestions(db: Db, { fromTest, toTest, only, behind }: Copy) {
  const { rows } = await sql<{ id: number }>`
    with old as (
      select q.*, ${behind}::integer + row_number() over (order by q.position, q.id)::integer as place
      from app.skill_questions q
      where q.test_id = ${fromTest}::integer and q.deleted_at is null and q.id = coalesce(${only ?? null}::integer, q.id)
    ), new as (
      insert into app.skill_questions (test_id, position, text, topic, seconds, image_key, image_alternative, updated_at)
      select ${toTest}::integer, place, text, topic, seconds, image_key, image_alternative, app.now() from old
      returning id, position
    ), options as (
      insert into app.skill_options (question_id, position, text, score)
      select new.id, o.position, o.text, o.score
      from new join old on old.place = new.position join app.skill_options o on o.question_id = old.id
    )
    select id from new order by position`.execute(db);
  return rows.map(({ id }) => id);
}

/** Makes room behind a position. */
export async function shiftQuestions(db: Db, testId: number, behind: number): Promise<void> {
  await db
    .updateTable('skill_questions')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('test_id', '=', testId)
    .where('position', '>', behind)
    .execute();
}
