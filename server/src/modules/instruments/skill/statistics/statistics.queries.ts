import { sql } from 'kysely';
import type { ScoredQuestion } from '@assay/instruments/skill/score';
import type { Db } from '../../../../platform/db/database.ts';

export interface LatestVersion {
  question_id: number;
  /** Null for a question that nobody has been asked yet. */
  version_id: number | null;
  /** As it was asked. */
  content: { text: string; seconds: number; options: { id: number; text: string }[] } | null;
  /** Whether the question is still what it was then. */
  is_current: boolean;
}

/** The questions of a test in the bank's order, each with the version in which it was asked last. */
export async function listLatestVersions(db: Db, testId: number): Promise<LatestVersion[]> {
  const { rows } = await sql<LatestVersion>`
    select q.id as question_id, v.id as version_id, v.content, coalesce(v.content = jsonb_build_object('text', q.text, 'topic', q.topic,
        'seconds', q.seconds, 'image_key', q.image_key, 'image_alternative', q.image_alternative, 'options', (
          select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'text', x.text, 'score', x.score) order by x.position, x.id), '[]')
          from app.skill_options x where x.question_id = q.id)), false) as is_current
      from app.skill_questions q
      left join lateral (
        select v.id, v.content from app.skill_versions v where v.question_id = q.id order by v.number desc limit 1) v on true
      where q.test_id = ${testId}::integer and q.deleted_at is null
      order by q.position, q.id`.execute(db);
  return rows;
}

export async function isSkillTest(db: Db, testId: number): Promise<boolean> {
  const row = await db
    .selectFrom('skill_tests')
    .select('id')
    .where('id', '=', testId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was answered in the latest sittings of a test, without a name. */
export async function listSkillAnswers(
  db: Db,
  testId: number,
  limit: number,
): Promise<ScoredQuestion[][]> {
  const { rows } = await sql<{ answers: ScoredQuestion[] }>`
    select answers from app.read_skill_answers(${testId}::integer, ${limit}::integer)`.execute(db);
  return rows.map(({ answers }) => answers);
}

interface Exposure {
  question_id: number;
  version_id: number;
  people: number;
}

/** How many people have been shown each question of a test, by version. */
export async function listExposures(db: Db, testId: number): Promise<Exposure[]> {
  const { rows } = await sql<Exposure>`
    select * from app.count_skill_exposure(${testId}::integer)`.execute(db);
  return rows;
}
