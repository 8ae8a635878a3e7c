import type * as z from 'zod/mini';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/subjects';
import { logoUrl } from '../organizations/index.ts';
import { lookupName } from './lookup/lookup.words.ts';
import type { Permission } from './permission.queries.ts';
import type { Person } from './profile.queries.ts';

type OwnProfile = z.output<typeof contract.ownProfile>;

export function presentProfile(row: Person, language: Language | null): OwnProfile {
  const country = (id: number | null, name: string | null, alpha3code: string | null) => {
    const entry = presentLookup('country', { id, name }, language);
    return entry && alpha3code !== null ? { ...entry, alpha3code } : null;
  };
  return {
    birthdate: row.birthdate,
    gender: row.gender as OwnProfile['gender'],
    country: country(row.country_id, row.country_name, row.country_code),
    country_origin: country(row.origin_id, row.origin_name, row.origin_code),
    degree: presentLookup('degree', { id: row.degree_id, name: row.degree_name }, language),
    major: presentLookup('major', { id: row.major_id, name: row.major_name }, language),
    job_title: row.job_title,
    job_profile_id: row.job_profile_id,
    linkedin_url: row.linkedin_url,
    first_name: row.first_name,
    last_name: row.last_name,
    complete: row.completed_at !== null,
  };
}

function presentLookup(
  list: 'country' | 'degree' | 'major',
  { id, name }: { id: number | null; name: string | null },
  language: Language | null,
) {
  if (id === null || name === null) return null;
  return { id, name: lookupName(list, { id, name }, language) };
}

export function presentSubject({ id, first_name, last_name, email }: Person) {
  return { id, first_name, last_name, email };
}

export function presentPermission(row: Permission) {
  return {
    id: row.id,
    organization_name: row.name,
    logo_url: logoUrl(row),
    granted_at: row.granted_at.toISOString(),
    retention_months: row.retention_months,
  };
}
