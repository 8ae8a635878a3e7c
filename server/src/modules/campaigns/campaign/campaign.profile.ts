import type { Language } from '@assay/contract/languages';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { findProfile } from '@assay/instruments/profiles/profiles';
import type { Db } from '../../../platform/db/database.ts';
import {
  findLatest,
  jobName,
  listNames,
  referenceOf,
  type VersionRecord,
} from '../../job-profiles/index.ts';
import { campaignMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

export interface ProfileReference {
  kind: 'standard' | 'custom' | 'alt';
  id: number;
}

/** As forms send it: a plain number, `custom:5`, `alt:5`. */
export function referenceText({ kind, id }: ProfileReference): string {
  return kind === 'standard' ? String(id) : `${kind}:${id}`;
}

/**
 * The profile behind a reference. Custom ones are saved from success profiles, of which there are none yet.
 * @param taken the version of the job profile that a campaign has taken.
 */
export function resolveProfile(
  { kind, id }: ProfileReference,
  taken: VersionRecord | null,
  language: Language | null,
): ReferenceProfile | undefined {
  if (kind === 'custom') return undefined;
  if (kind === 'alt') return findProfile({ kind, id }, language);
  return taken === null ? undefined : referenceOf(taken, language);
}

/** The same for what no campaign has taken: a job profile in its latest version. */
export async function findReference(
  db: Db,
  reference: ProfileReference,
  language: Language | null,
): Promise<ReferenceProfile | undefined> {
  const found = reference.kind === 'standard' ? await findLatest(db, reference.id) : undefined;
  return resolveProfile(reference, found?.latest ?? null, language);
}

/** What profiles are called, also those that are not on offer any more. */
export async function profileNames(
  db: Db,
  language: Language | null,
): Promise<(reference: ProfileReference) => string | undefined> {
  const jobs = new Map((await listNames(db)).map((job) => [job.id, jobName(job, language)]));
  return (reference) =>
    reference.kind === 'standard'
      ? jobs.get(reference.id)
      : resolveProfile(reference, null, language)?.name;
}

interface ProfileFields {
  campaign_profile_id?: number | '' | null;
  custom_campaign_profile_id?: number | '' | null;
  alt_campaign_profile_id?: number | '' | null;
}

const fields = [
  ['campaign_profile_id', 'standard'],
  ['custom_campaign_profile_id', 'custom'],
  ['alt_campaign_profile_id', 'alt'],
] as const;

interface ReadProfile {
  reference: ProfileReference | null;
  problem?: Record<string, Message>;
}

/** The one that a campaign or its original has. */
interface Present {
  profile_kind: string | null;
  profile_id: number | null;
}

/** The one profile that a form names, or null; with the field to blame when it cannot be used. */
export async function readProfile(
  db: Db,
  form: ProfileFields,
  present: Present | null,
): Promise<ReadProfile> {
  const named = fields.filter(([field]) => form[field] != null && form[field] !== '');
  const [first, second] = named;
  if (first === undefined) return { reference: null };
  if (second !== undefined) {
    return {
      reference: null,
      problem: { [second[0]]: campaignMessages.oneProfileOnly() },
    };
  }
  const reference = { kind: first[1], id: form[first[0]] as number };
  return (await canTake(db, reference, present))
    ? { reference }
    : { reference: null, problem: { [first[0]]: campaignMessages.profileUnknown() } };
}

/** What is no longer on offer can stay, and cannot be chosen. */
async function canTake(
  db: Db,
  reference: ProfileReference,
  present: Present | null,
): Promise<boolean> {
  if (reference.kind !== 'standard') {
    return resolveProfile(reference, null, null) !== undefined;
  }
  const isPresent = present?.profile_kind === 'standard' && present.profile_id === reference.id;
  const found = await findLatest(db, reference.id);
  return found !== undefined && (found.offered || isPresent);
}
