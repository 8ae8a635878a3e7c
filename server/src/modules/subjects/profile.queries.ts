import { sql, type Updateable } from 'kysely';
import type { genders } from '@assay/contract/subjects';
import type { SubjectProfilesTable } from '../../../schema/database.ts';
import { type Db, now } from '../../platform/db/database.ts';

type Gender = (typeof genders)[number];

export interface Profile {
  /** Null when it was not told. */
  birthdate: string | null;
  gender: Gender | null;
  /** Whether the questions before the first normed test have been answered, if only by not telling. */
  completed: boolean;
}

/** What norms may ask about a subject. */
export async function findProfile(db: Db, subjectId: number): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('subject_profiles')
    .select(['birthdate', 'gender', 'completed_at'])
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    birthdate: row.birthdate,
    gender: row.gender as Gender | null,
    completed: row.completed_at !== null,
  };
}

/** Everything that the subject's own page shows. Everybody has it, filled in or not. */
export function getPerson(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('subject_profiles as profile', 'profile.subject_id', 'users.id')
    .leftJoin('countries as country', 'country.id', 'profile.country_id')
    .leftJoin('countries as origin', 'origin.id', 'profile.country_origin_id')
    .leftJoin('degrees as degree', 'degree.id', 'profile.degree_id')
    .leftJoin('majors as major', 'major.id', 'profile.major_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'profile.birthdate',
      'profile.gender',
      'profile.job_title',
      'profile.job_profile_id',
      'profile.linkedin_url',
      'profile.completed_at',
      'country.id as country_id',
      'country.name as country_name',
      'country.alpha3code as country_code',
      'origin.id as origin_id',
      'origin.name as origin_name',
      'origin.alpha3code as origin_code',
      'degree.id as degree_id',
      'degree.name as degree_name',
      'major.id as major_id',
      'major.name as major_name',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export type Person = Awaited<ReturnType<typeof getPerson>>;

type Columns = Omit<Updateable<SubjectProfilesTable>, 'subject_id' | 'completed_at' | 'updated_at'>;

/**
 * Saves what is given and leaves the rest. Complete from the first time on that birth date and gender
 * are both answered, be it with nothing; it stays so when they are cleared later.
 * @param answered whether both are, also where the columns leave one as it is.
 */
export async function upsertProfile(
  db: Db,
  subjectId: number,
  columns: Columns,
  answered: boolean,
): Promise<void> {
  const birthdate = sql<boolean>`${answered || columns.birthdate !== undefined}::boolean`;
  const gender = sql<boolean>`${answered || columns.gender !== undefined}::boolean`;
  await db
    .insertInto('subject_profiles')
    .values({
      ...columns,
      subject_id: subjectId,
      updated_at: now,
      completed_at: sql<Date>`case when ${birthdate} and ${gender} then app.now() end`,
    })
    .onConflict((conflict) =>
      conflict.column('subject_id').doUpdateSet({
        ...columns,
        updated_at: now,
        completed_at: sql<Date>`coalesce(subject_profiles.completed_at, case
          when (${birthdate} or subject_profiles.birthdate is not null)
            and (${gender} or subject_profiles.gender is not null) then app.now() end)`,
      }),
    )
    .execute();
}

export async function updateName(
  db: Db,
  userId: number,
  name: { first_name?: string; last_name?: string },
): Promise<void> {
  if (name.first_name === undefined && name.last_name === undefined) return;
  await db.updateTable('users').set(name).where('id', '=', userId).execute();
}

export async function getToday(db: Db): Promise<string> {
  const { rows } = await sql<{
    today: string;
  }>`select (app.now() at time zone 'UTC')::date as today`.execute(db);
  return rows[0]?.today as string;
}

/** Whether there is somebody of this id; two who change one person at once come one after the other. */
export async function holdPerson(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
