import { sql, type Updateable } from 'kysely';
import type { SkillQuestionsTable } from '../../../../../../schema/database.ts';
import { type Db, now } from '../../../../../platform/db/database.ts';

export interface OptionValue {
  id: number;
  position: number;
  text: string;
  score: number;
}

function withOptions(db: Db) {
  return db
    .selectFrom('skill_questions')
    .innerJoin('skill_tests', 'skill_tests.id', 'skill_questions.test_id')
    .selectAll('skill_questions')
    .select([
      sql<number>`(select count(*) from app.skill_versions v where v.question_id = skill_questions.id)`.as(
        'versions',
      ),
      sql<OptionValue[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'position', o.position, 'text', o.text, 'score', o.score) order by o.position, o.id)
        from app.skill_options o where o.question_id = skill_questions.id), '[]')`.as('options'),
    ])
    .where('skill_questions.deleted_at', 'is', null)
    .where('skill_tests.deleted_at', 'is', null);
}

/** In their order; places are counted from 1, whatever was deleted between. */
export async function listQuestions(db: Db, testId: number) {
  const rows = await withOptions(db)
    .where('test_id', '=', testId)
    .orderBy('skill_questions.position')
    .orderBy('skill_questions.id')
    .execute();
  return rows.map((row, i) => ({ ...row, place: i + 1 }));
}

export type QuestionRecord = Awaited<ReturnType<typeof listQuestions>>[number];

export async function findQuestion(db: Db, id: number): Promise<QuestionRecord | undefined> {
  return withOptions(db)
    .select(
      sql<number>`(select count(*) from app.skill_questions b where b.test_id = skill_questions.test_id
        and b.deleted_at is null and (b.position, b.id) <= (skill_questions.position, skill_questions.id))`.as(
        'place',
      ),
    )
    .where('skill_questions.id', '=', id)
    .executeTakeFirst();
}

/** Of questions that stand in the test, and of all that were ever in it. */
export function countPlaces(db: Db, testId: number) {
  return db
    .selectFrom('skill_questions')
    .select([
      sql<number>`count(*) filter (where deleted_at is null)`.as('live'),
      sql<number>`coalesce(max(position), 0)`.as('last'),
    ])
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow();
}

interface NewQuestion {
  test_id: number;
  position: number;
  text: string;
  topic?: string | undefined;
  seconds?: number | undefined;
  image_key: string | null;
  image_alternative: string;
}

export async function insertQuestion(db: Db, row: NewQuestion): Promise<number> {
  const { id } = await db
    .insertInto('skill_questions')
    .values({ ...row, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuestionRow(
  db: Db,
  id: number,
  row: Omit<Updateable<SkillQuestionsTable>, 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('skill_questions')
    .set({ ...row, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteQuestionRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('skill_questions').where('id', '=', id).execute();
}

export async function hideQuestionRow(db: Db, id: number): Promise<void> {
  await db.updateTable('skill_questions').set({ deleted_at: now }).where('id', '=', id).execute();
}

export async function placeQuestions(db: Db, testId: number, ids: number[]): Promise<void> {
  await sql`update app.skill_questions q set position = wanted.place
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
    where q.id = wanted.id and q.test_id = ${testId}::integer and q.deleted_at is null`.execute(db);
}

/** Whether a picture is shown somewhere, now or in a version that was asked. */
export async function isImageUsed(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from app.skill_questions where image_key = ${key}::text)
      or exists (select from app.skill_versions where content ->> 'image_key' = ${key}::text) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}
