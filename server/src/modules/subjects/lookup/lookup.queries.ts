import { sql } from 'kysely';
import type { Language } from '@assay/contract/languages';
import type { Db } from '../../../platform/db/database.ts';
import { jobName, listOffered } from '../../job-profiles/index.ts';
import { named, sorted } from './lookup.words.ts';

/** Sorted here: the database sorts by code point, which puts the Åland Islands behind Zimbabwe. */
export async function listCountries(db: Db, language: Language | null) {
  const rows = await db.selectFrom('countries').select(['id', 'name', 'alpha3code']).execute();
  return sorted(named('country', rows, language), language);
}

export async function listDegrees(db: Db, language: Language | null) {
  const rows = await db.selectFrom('degrees').select(['id', 'name']).orderBy('id').execute();
  return named('degree', rows, language);
}

export async function listMajorsByField(db: Db, language: Language | null) {
  const fields = await db
    .selectFrom('academic_fields')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const majors = await db
    .selectFrom('majors')
    .select(['id', 'name', 'academic_field_id'])
    .execute();
  const byField = Map.groupBy(majors, (major) => major.academic_field_id);
  return named('field', fields, language).map((field) => ({
    ...field,
    majors: sorted(
      named(
        'major',
        (byField.get(field.id) ?? []).map(({ id, name }) => ({ id, name })),
        language,
      ),
      language,
    ),
  }));
}

/** Job profiles on offer: the families that come with the product, those that are alike beside each other, then the others. */
export async function listJobs(db: Db, language: Language | null) {
  return (await listOffered(db)).map((job) => ({ id: job.id, name: jobName(job, language) }));
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
