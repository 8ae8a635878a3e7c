import type * as z from 'zod/mini';
import { type InstrumentId, testIdOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/subjects';
import { interviewMinutes } from '@assay/contract/interview-bounds';
import { getInstrument } from '@assay/instruments/registry';
import { interviewName, testName } from './test-name/test-name.presenter.ts';
import { logoUrl } from '../organisations/index.ts';
import { lookupName } from './lookup/lookup.names.ts';
import type { Permission } from './permission.queries.ts';
import type { Attempt, Person } from './profile.queries.ts';

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

export function presentAttempt(
  row: Attempt,
  language: Language | null,
): z.output<typeof contract.testState> {
  const instrument = row.instrument as InstrumentId;
  const { minutes } = getInstrument(instrument);
  return {
    id: testIdOf(row.test),
    name: nameOf(row, instrument, language),
    minutes: minutesOf(row, minutes),
    questions: row.questions,
    answered: row.answered ?? 0,
    started_at: row.started_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    pivot: { completed: row.completed_at !== null },
  };
}

function nameOf({ own_name: own }: Attempt, instrument: InstrumentId, language: Language | null) {
  if (own === null) return testName(instrument, language);
  return instrument === 'interview' ? interviewName(own, language) : own;
}

function minutesOf({ instrument, seconds, questions }: Attempt, usual: number): number {
  if (instrument === 'interview') return interviewMinutes(questions);
  return seconds === null ? usual : Math.max(1, Math.ceil(seconds / 60));
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
