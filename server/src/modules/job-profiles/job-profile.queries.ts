import { sql } from 'kysely';
import { type Db, now } from '../../platform/db/database.ts';
import { type SavedFacts, savedVersion } from './saved-profile.queries.ts';

/** What one version asks of a facet. */
export interface StoredTarget {
  facet: string;
  weight: number;
  direction: 'high' | 'low';
  target: number;
}

export interface VersionFields {
  name: string;
  description: string;
  tasks: string[];
  group_ids: number[];
  source: string;
  targets: StoredTarget[];
}

/** A version as fits and lists of choices need it. */
export interface VersionRecord extends VersionFields {
  id: number;
  version: number;
  /** Of one that an organisation has saved from a success profile: how well it does. */
  saved?: SavedFacts;
}

const version = sql<VersionRecord>`jsonb_build_object('id', v.job_profile_id, 'version', v.version, 'name', v.name,
  'description', v.description, 'tasks', v.tasks, 'group_ids', v.group_ids, 'source', v.source, 'targets', v.targets)`;

/**
 * For a query on campaigns: the version that the campaign has taken, of a job profile or of one that its organisation has saved;
 * null where it compares with neither.
 */
export const takenVersion = sql<VersionRecord | null>`case campaigns.profile_kind
  when 'standard' then (select ${version} from app.job_profile_versions v
    where v.job_profile_id = campaigns.profile_id and v.version = coalesce(campaigns.profile_version, 1))
  when 'custom' then (select ${savedVersion} from app.custom_profile_versions v
    where v.organization_id = campaigns.organization_id and v.success_profile_id = campaigns.profile_id
      and v.version = coalesce(campaigns.profile_version, 1)) end`;

function latest(db: Db) {
  return db
    .selectFrom('job_profiles as p')
    .innerJoin('job_profile_versions as v', (join) =>
      join.onRef('v.job_profile_id', '=', 'p.id').onRef('v.version', '=', 'p.version'),
    );
}

/** The latest version of one, and whether new campaigns may take it. */
export function findLatest(db: Db, id: number) {
  return latest(db)
    .select([version.as('latest'), sql<boolean>`p.archived_at is null`.as('offered')])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** The latest versions of all that are on offer, the oldest profile first. */
export async function listOffered(db: Db): Promise<VersionRecord[]> {
  const rows = await latest(db)
    .select(version.as('latest'))
    .where('p.archived_at', 'is', null)
    .orderBy('p.id')
    .execute();
  return rows.map((row) => row.latest);
}

/** What all are called, those of before too. */
export function listNames(db: Db) {
  return db.selectFrom('job_profiles').select(['id', 'name']).execute();
}

export async function isJobProfile(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('job_profiles')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

const campaigns = sql<number>`(select coalesce(sum(c.campaigns), 0)::integer
  from app.count_campaigns_of_job_profile(p.id) c)`;

function operated(db: Db) {
  return latest(db)
    .selectAll('p')
    .select([
      'v.description',
      'v.tasks',
      'v.group_ids',
      'v.source',
      sql<StoredTarget[]>`v.targets`.as('targets'),
      campaigns.as('campaigns_count'),
    ]);
}

export interface Selection {
  page: number;
  perPage: number;
  name?: string | undefined;
  group?: number | undefined;
  archived: boolean;
}

/** What a name that came with the product is in the words of the reader. */
export interface NameWords {
  id: number;
  name: string;
  told: string;
}

/** @param words by which names are found and put in order as they are read. */
export async function listJobProfiles(db: Db, selection: Selection, words: readonly NameWords[]) {
  const { page, perPage, name = '', group = null, archived } = selection;
  const told = sql<string>`coalesce((select w.told
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w (id integer, name text, told text)
    where w.id = p.id and w.name = p.name), p.name)`;
  const matches = sql<boolean>`position(lower(${name}::text) in lower(${told})) > 0
    and (${group}::integer is null or ${group}::integer = any(v.group_ids))
    and (p.archived_at is not null) = ${archived}::boolean`;
  const rows = await operated(db)
    .where(matches)
    .orderBy(sql`lower(${told})`)
    .orderBy('p.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await latest(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type JobProfileRow = Awaited<ReturnType<typeof listJobProfiles>>['rows'][number];

export function findJobProfile(db: Db, id: number): Promise<JobProfileRow | undefined> {
  return operated(db).where('p.id', '=', id).executeTakeFirst();
}

export function listVersions(db: Db, id: number) {
  return db
    .selectFrom('job_profile_versions as v')
    .select([
      'v.version',
      'v.created_at',
      sql<number>`coalesce((select c.campaigns from app.count_campaigns_of_job_profile(${id}::integer) c
        where c.version = v.version), 0)`.as('campaigns_count'),
    ])
    .where('v.job_profile_id', '=', id)
    .orderBy('v.version', 'desc')
    .execute();
}

/** Kept from changing until the transaction ends. */
export async function lockJobProfile(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('job_profiles')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Which of these names, by their place, cannot be given: another profile on offer has it, or one before it in the list. The database
 * compares them, as its index does: small letters of JavaScript are others in some words.
 */
export async function listTakenNames(
  db: Db,
  names: readonly string[],
  except: number | null,
): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    with given as (
      select lower(g.name) as name, g.place::integer - 1 as place
      from unnest(${names}::text[]) with ordinality as g (name, place)
    )
    select g.place from given g
    where exists (select from given earlier where earlier.name = g.name and earlier.place < g.place)
      or exists (select from app.job_profiles p
        where p.archived_at is null and p.id is distinct from ${except}::integer and lower(p.name) = g.name)`.execute(
    db,
  );
  return new Set(rows.map(({ place }) => place));
}

/** One after the other: two who write the same name at once must not both find it free. */
export async function lockNames(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('job profile names'))`.execute(db);
}

export async function insertJobProfile(db: Db, { name }: VersionFields): Promise<number> {
  const { id } = await db
    .insertInto('job_profiles')
    .values({ name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertVersion(
  db: Db,
  id: number,
  number: number,
  { targets, ...fields }: VersionFields,
): Promise<void> {
  await db
    .insertInto('job_profile_versions')
    .values({
      ...fields,
      targets: JSON.stringify(targets),
      job_profile_id: id,
      version: number,
      created_at: now,
    })
    .execute();
}

export async function updateJobProfile(
  db: Db,
  id: number,
  changes: { name: string; version: number; archived: boolean },
): Promise<void> {
  const { archived, ...columns } = changes;
  await db
    .updateTable('job_profiles')
    .set({
      ...columns,
      updated_at: now,
      archived_at: archived ? sql`coalesce(archived_at, app.now())` : null,
    })
    .where('id', '=', id)
    .execute();
}
