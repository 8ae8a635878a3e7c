import type { saveCampaign } from '@assay/contract/campaigns';
import type { BodyOf } from '@assay/contract/endpoint';
import type { Language } from '@assay/contract/languages';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { findProfile } from '@assay/instruments/profiles/profiles';
import type { Db } from '../../../platform/db/database.ts';
import {
  findLatest,
  findSaved,
  jobName,
  listNames,
  listSavedNames,
  referenceOf,
  type VersionRecord,
} from '../../job-profiles/index.ts';
import { campaignMessages } from '../messages.data.ts';
import type { CampaignRecord } from './campaign.queries.ts';
import type { Message } from '../../../platform/words/message.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface ProfileReference {
  kind: 'standard' | 'custom' | 'alt';
  id: number;
}

/** As forms send it: a plain number, `custom:5`, `alt:5`. */
export function referenceText({ kind, id }: ProfileReference): string {
  return kind === 'standard' ? String(id) : `${kind}:${id}`;
}

/**
 * The profile behind a reference.
 * @param taken the version that a campaign has taken, of a job profile or of one that the organisation has saved.
 */
export function resolveProfile(
  { kind, id }: ProfileReference,
  taken: VersionRecord | null,
  language: Language | null,
): ReferenceProfile | undefined {
  if (kind === 'alt') return findProfile({ kind, id }, language);
  return taken === null ? undefined : referenceOf(taken, language);
}

/** The same for what no campaign has taken: the latest version. */
export async function findReference(
  { db, organizationId }: Reader,
  reference: ProfileReference,
  language: Language | null,
): Promise<ReferenceProfile | undefined> {
  const found = await findVersion(db, organizationId, reference);
  return resolveProfile(reference, found?.latest ?? null, language);
}

interface Reader {
  db: Db;
  organizationId: OrganizationId;
}

function findVersion(db: Db, organizationId: OrganizationId, { kind, id }: ProfileReference) {
  if (kind === 'alt') return undefined;
  return kind === 'custom' ? findSaved(db, organizationId, id) : findLatest(db, id);
}

/** What profiles are called, also those that are not on offer any more. */
export async function profileNames(
  { db, organizationId }: Reader,
  language: Language | null,
): Promise<(reference: ProfileReference) => string | undefined> {
  const jobs = new Map((await listNames(db)).map((job) => [job.id, jobName(job, language)]));
  const saved = await listSavedNames(db, organizationId);
  const own = new Map(saved.map(({ id, name }) => [id, name]));
  return (reference) => {
    const { kind, id } = reference;
    if (kind === 'alt') return resolveProfile(reference, null, language)?.name;
    return (kind === 'custom' ? own : jobs).get(id);
  };
}

const fields = [
  ['campaign_profile_id', 'standard'],
  ['custom_campaign_profile_id', 'custom'],
  ['alt_campaign_profile_id', 'alt'],
] as const;

type Fields = Pick<BodyOf<typeof saveCampaign>, (typeof fields)[number][0]>;
/** The one that a campaign or its original has. */
type Present = Pick<CampaignRecord, 'profile_kind' | 'profile_id'>;

/** The profile that a form names, or none, as its columns; nothing where it says nothing. One that cannot be used is a problem at its field. */
export async function readProfile(
  reader: Reader,
  form: Fields,
  present: Present | null,
  problems: Record<string, Message>,
): Promise<Partial<Present>> {
  if (fields.every(([field]) => form[field] === undefined)) return {};
  const [first, second] = fields.filter(([field]) => form[field] != null && form[field] !== '');
  if (first === undefined) return { profile_kind: null, profile_id: null };
  const [field, kind] = first;
  const id = form[field] as number;
  if (second !== undefined) {
    problems[second[0]] = campaignMessages.oneProfileOnly();
  } else if (!(await canTake(reader, { kind, id }, present))) {
    problems[field] = campaignMessages.profileUnknown();
  }
  return { profile_kind: kind, profile_id: id };
}

/** What is no longer on offer can stay, and cannot be chosen. */
async function canTake(
  { db, organizationId }: Reader,
  reference: ProfileReference,
  present: Present | null,
): Promise<boolean> {
  const { kind, id } = reference;
  if (kind === 'alt') return resolveProfile(reference, null, null) !== undefined;
  const isPresent = present?.profile_kind === kind && present.profile_id === id;
  const found = await findVersion(db, organizationId, reference);
  return found !== undefined && (found.offered || isPresent);
}
