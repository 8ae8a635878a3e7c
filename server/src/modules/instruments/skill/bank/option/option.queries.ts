import { sql } from 'kysely';
import { type Db, now } from '../../../../../platform/db/database.ts';

/** An option of a question that stands in the bank, with the test that it belongs to. */
export function findOption(db: Db, id: number) {
  return db
    .selectFrom('skill_options')
    .innerJoin('skill_questions', 'skill_questions.id', 'skill_options.question_id')
    .innerJoin('skill_tests', 'skill_tests.id', 'skill_questions.test_id')
    .selectAll('skill_options')
    .select('skill_questions.test_id')
    .where('skill_options.id', '=', id)
    .where('skill_questions.deleted_at', 'is', null)
    .where('skill_tests.deleted_at', 'is', null)
    .executeTakeFirst();
}

interface NewOption {
  question_id: number;
  position: number;
  text: string;
  score: number;
}

export async function insertOption(db: Db, option: NewOption): Promise<number> {
  const { id } = await db
    .insertInto('skill_options')
    .values(option)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOptionRow(
  db: Db,
  id: number,
  { text, score }: { text: string; score: number },
): Promise<void> {
  await db.updateTable('skill_options').set({ text, score }).where('id', '=', id).execute();
}

export async function deleteOptionRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('skill_options').where('id', '=', id).execute();
}

interface Listed {
  id?: number | undefined;
  text: string;
  score: number;
}

/** These in this order and no others; those with an id stay what they are, so that versions tell of the same ones. */
export async function replaceOptions(db: Db, questionId: number, options: Listed[]): Promise<void> {
  const kept = options.flatMap(({ id }) => id ?? []);
  await sql`delete from app.skill_options where question_id = ${questionId}::integer
    and id <> all(${kept}::integer[])`.execute(db);
  const rows = JSON.stringify(
    options.map(({ id = null, text, score }, i) => ({ id, text, score, position: i + 1 })),
  );
  await sql`update app.skill_options o set text = r.text, score = r.score, position = r.position
    from jsonb_to_recordset(${rows}::jsonb) as r (id integer, text text, score real, position integer)
    where o.id = r.id and o.question_id = ${questionId}::integer`.execute(db);
  await sql`insert into app.skill_options (question_id, position, text, score)
    select ${questionId}::integer, r.position, r.text, r.score
    from jsonb_to_recordset(${rows}::jsonb) as r (id integer, text text, score real, position integer)
    where r.id is null order by r.position`.execute(db);
}

/** A change of its options is a change of the question and of its test. */
export async function touchQuestion(db: Db, questionId: number): Promise<void> {
  await db
    .with('question', (eb) =>
      eb
        .updateTable('skill_questions')
        .set({ updated_at: now })
        .where('id', '=', questionId)
        .returning('test_id'),
    )
    .updateTable('skill_tests')
    .from('question')
    .set({ updated_at: now })
    .whereRef('skill_tests.id', '=', 'question.test_id')
    .execute();
}
