import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';
import { asksForInterview, lastAskingForInterview } from '../../../access/asked.queries.ts';

/** What is asked. */
export interface InterviewText {
  name: string;
  questions: string[];
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Long enough that nobody meets another one by guessing; it opens nothing by itself. */
function newCode(): string {
  // A letter first: a code is never taken for a number.
  return Array.from({ length: 10 }, (_, at) => letters[randomInt(at === 0 ? 26 : 36)]).join('');
}

/** Answers the code of the new interview. */
export async function insertInterview(
  db: Db,
  organizationId: OrganizationId,
  { name, questions }: InterviewText,
): Promise<string> {
  const { code } = await db
    .insertInto('interviews')
    .values({
      organization_id: organizationId,
      code: newCode(),
      name,
      questions: JSON.stringify(questions),
      created_at: now,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

export async function updateInterview(
  db: Db,
  organizationId: OrganizationId,
  code: string,
  { name, questions }: InterviewText,
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ name, questions: JSON.stringify(questions) })
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .execute();
}

export async function deleteInterview(
  db: Db,
  organizationId: OrganizationId,
  code: string,
): Promise<void> {
  await db
    .deleteFrom('interviews')
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .execute();
}

/** An interview that somebody is asked for, or has begun, with who asks it. */
export function findAskedInterview(db: Db, subjectId: number, code: string) {
  return db
    .selectFrom('interviews')
    .innerJoin('organizations', 'organizations.id', 'interviews.organization_id')
    .select([
      'interviews.id',
      'interviews.code',
      'interviews.name',
      sql<string[]>`interviews.questions`.as('questions'),
      'organizations.id as organization_id',
      'organizations.name as organization_name',
    ])
    .where('interviews.code', '=', code)
    .where(
      sql<boolean>`(exists (select from app.attempts a where a.subject_id = ${subjectId}::integer and a.test = 'interview_' || interviews.code)
        or ${asksForInterview(subjectId)})`,
    )
    .executeTakeFirst();
}

/** Origins of the sites of whoever asks an interview; none of an organisation that is not active. */
export async function findSites(db: Db, code: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('interviews')
    .innerJoin('organizations', 'organizations.id', 'interviews.organization_id')
    .select('organizations.frame_ancestors')
    .where('interviews.code', '=', code)
    .where('organizations.status', '=', 'active')
    .executeTakeFirst();
  return found?.frame_ancestors ?? [];
}

/** By its id, or by its code. */
export function findOwnedInterview(db: Db, organizationId: OrganizationId, key: number | string) {
  return db
    .selectFrom('interviews')
    .select(['id', 'code', 'name'])
    .where('organization_id', '=', organizationId)
    .where(typeof key === 'number' ? 'id' : 'code', '=', key)
    .executeTakeFirst();
}

/** Everything that somebody is asked to record with permission, or has begun, the most urgent first. */
export function listAskedInterviews(db: Db, subjectId: number) {
  const testOfRow = sql<string>`'interview_' || interviews.code`;
  return db
    .selectFrom('interviews')
    .innerJoin('organizations', 'organizations.id', 'interviews.organization_id')
    .leftJoin('attempts', (join) =>
      join.on('attempts.subject_id', '=', subjectId).on('attempts.test', '=', testOfRow),
    )
    .leftJoinLateral(
      () => lastAskingForInterview(db, subjectId).as('asking'),
      (join) => join.onTrue(),
    )
    .select([
      'interviews.code',
      'interviews.name',
      sql<number>`coalesce(attempts.questions, jsonb_array_length(interviews.questions))`.as(
        'asked',
      ),
      'asking.name as campaign_name',
      'asking.deadline',
      'asking.open',
      'organizations.id as organization_id',
      'organizations.name as organization_name',
      'organizations.logo_version',
      'organizations.time_zone',
      'organizations.retention_months',
      'attempts.id as attempt_id',
      'attempts.completed_at',
      sql<number>`(select count(*) from app.answers a where a.attempt_id = attempts.id)`.as(
        'answered',
      ),
    ])
    .where(
      sql<boolean>`(attempts.id is not null or asking.name is not null and exists (select from app.permissions p
        where p.subject_id = ${subjectId}::integer and p.organization_id = interviews.organization_id and p.revoked_at is null))`,
    )
    .orderBy('asking.deadline', (by) => by.asc().nullsLast())
    .orderBy('interviews.id')
    .execute();
}

export type AskedInterview = Awaited<ReturnType<typeof listAskedInterviews>>[number];

/** Names and lengths of those that the reader may know. */
export function describeInterviews(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('interviews')
    .select(['code', 'name', sql<number>`jsonb_array_length(questions)`.as('questions')])
    .where('code', 'in', codes)
    .execute();
}
