import { sql } from 'kysely';
import type { Db } from '../../../../../platform/db/database.ts';

export interface LoadedQuestion {
  text: string;
  topic: string;
  seconds: number;
  image_key: string | null;
  image_alternative: string;
  options: { text: string; score: number }[];
}

/** Appends questions with their options in one statement, behind the position given. */
export async function insertQuestions(
  db: Db,
  testId: number,
  behind: number,
  questions: LoadedQuestion[],
): Promise<void> {
  await sql`
    with given as (
      select ${behind}::integer + place::integer as position, q
      from jsonb_array_elements(${JSON.stringify(questions)}::jsonb) with ordinality as g (q, place)
    ), new as (
      insert into app.skill_questions (test_id, position, text, topic, seconds, image_key, image_alternative, updated_at)
      select ${testId}::integer, position, q ->> 'text', q ->> 'topic', (q ->> 'seconds')::integer, q ->> 'image_key',
        q ->> 'image_alternative', app.now() from given
      returning id, position
    )
    insert into app.skill_options (question_id, position, text, score)
    select new.id, o.place, o.value ->> 'text', (o.value ->> 'score')::real
    from new join given using (position)
    cross join lateral jsonb_array_elements(given.q -> 'options') with ordinality as o (value, place)`.execute(
    db,
  );
}
