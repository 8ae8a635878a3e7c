import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Sorted here: the database sorts by code point, which puts the Åland Islands behind Zimbabwe. */
export async function listCountries(db: Db) {
  const rows = await db.selectFrom('countries').select(['id', 'name', 'alpha3code']).execute();
  return rows.toSorted(byName);
}

export function listDegrees(db: Db) {
  return db.selectFrom('degrees').select(['id', 'name']).orderBy('id').execute();
}

export async function listMajorsByField(db: Db) {
  const fields = await db
    .selectFrom('academic_fields')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const majors = await db
    .selectFrom('majors')
    .select(['id', 'name', 'academic_field_id'])
    .orderBy('name')
    .execute();
  const byField = Map.groupBy(majors, (major) => major.academic_field_id);
  return fields.map((field) => ({
    ...field,
    majors: (byField.get(field.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

export interface LookupIds {
  country?: number | null;
  country_origin?: number | null;
  degree?: number | null;
  major?: number | null;
}

/** Which of these ids exist; what was not given does not. */
export async function findKnown(db: Db, ids: LookupIds): Promise<Record<keyof LookupIds, boolean>> {
  const { rows } = await sql<Record<keyof LookupIds, boolean>>`select
    exists (select from countries where id = ${ids.country ?? null}::integer) as country,
    exists (select from countries where id = ${ids.country_origin ?? null}::integer) as country_origin,
    exists (select from degrees where id = ${ids.degree ?? null}::integer) as degree,
    exists (select from majors where id = ${ids.major ?? null}::integer) as major`.execute(db);
  return rows[0] as Record<keyof LookupIds, boolean>;
}
