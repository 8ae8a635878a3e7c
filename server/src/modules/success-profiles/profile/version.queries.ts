import type { OutputOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/success-studies';
import type { ScaleCode } from '@assay/instruments/personality/scales';
import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type Saved = OutputOf<typeof contract.saveSuccessProfile>['data'];

type Scale = Omit<Saved['scales'][number], 'code' | 'name'> & { code: ScaleCode };

/** As it is kept. */
interface Version {
  id: number;
  name: string;
  outcome: Saved['outcome'];
  n: number;
  norm: string;
  targets: { facet: string; weight: number; direction: 'high' | 'low'; target: number }[];
  evidence: Pick<Saved, 'tried'> & {
    /** The earliest say nothing of whom the fits find. */
    beside: (Omit<Saved['beside'][number], 'found'> &
      Partial<Pick<Saved['beside'][number], 'found'>>)[];
    /** The earliest have the chosen ones alone, without a verdict. */
    scales: (Pick<Scale, 'code' | 'n'> & Partial<Pick<Scale, 'verdict' | 'numbers' | 'doubt'>>)[];
    /** Of the other rating; the first have none. */
    other_scales?: Scale[];
  };
  fairness: Saved['impact'];
  by: number;
}

export interface VersionRow extends Omit<Version, 'id' | 'by'> {
  success_profile_id: number;
  version: number;
  created_at: Date;
  created_by: string | null;
  campaigns: number;
}

/** The next version, of a profile that is held. Answers its number. */
export async function insertVersion(
  db: Db,
  organizationId: OrganizationId,
  { id, by, targets, evidence, fairness, ...fields }: Version,
): Promise<number> {
  const { version } = await db
    .insertInto('custom_profile_versions')
    .values({
      ...fields,
      organization_id: organizationId,
      success_profile_id: id,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from app.custom_profile_versions
        where success_profile_id = ${id}::integer)`,
      targets: JSON.stringify(targets),
      evidence: JSON.stringify(evidence),
      fairness: JSON.stringify(fairness),
      created_by: by,
      created_at: now,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** All of some profiles, the latest first. */
export async function listVersions(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.success_profile_id, v.version, v.name, v.outcome, v.n, v.norm, v.targets, v.evidence, v.fairness, v.created_at,
      (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
        from app.managers m join app.users u on u.id = m.user_id
        where m.user_id = v.created_by and m.organization_id = v.organization_id) as created_by,
      (select count(*)::integer from app.campaigns c where c.organization_id = v.organization_id
        and c.profile_kind = 'custom' and c.profile_id = v.success_profile_id
        and coalesce(c.profile_version, 1) = v.version) as campaigns
    from app.custom_profile_versions v
    where v.organization_id = ${organizationId}::integer and v.success_profile_id = any(${ids}::integer[])
    order by v.success_profile_id, v.version desc`.execute(db);
  return rows;
}

export async function getVersion(
  db: Db,
  organizationId: OrganizationId,
  id: number,
  version: number,
): Promise<VersionRow> {
  const found = (await listVersions(db, organizationId, [id])).find(
    (one) => one.version === version,
  );
  if (found === undefined) throw new Error(`No version ${version} of ${id}`);
  return found;
}
