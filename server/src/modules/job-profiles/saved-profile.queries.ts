import { sql } from 'kysely';
import { isComparedWith, isOffered } from '../../access/asked.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { VersionRecord } from './job-profile.queries.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

/** What a saved profile can show for itself. */
export interface SavedFacts {
  n: number;
  /** As JSON has it. */
  savedAt: string;
  tried: {
    n: number;
    r: number | null;
    interval: [number, number] | null;
    likely: number | null;
    forecasts: boolean;
  };
  /** Whether taking the top third by it treated a group of the organisation's own people adversely. */
  adverse: boolean;
}

/** Of `app.custom_profile_versions v`, a `VersionRecord`. */
export const savedVersion = sql<VersionRecord>`jsonb_build_object('id', v.success_profile_id, 'version', v.version, 'name', v.name,
  'description', '', 'tasks', '[]'::jsonb, 'group_ids', '[]'::jsonb, 'source', '', 'targets', v.targets,
  'saved', jsonb_build_object('n', v.n, 'savedAt', v.created_at, 'tried', v.evidence -> 'tried', 'adverse', v.fairness -> 'adverse'))`;

/** Whether a version (as `v`) is the last one. */
export const latestSaved = sql`v.version = (select max(o.version) from app.custom_profile_versions o
  where o.success_profile_id = v.success_profile_id)`;

/** The latest version of one that an organisation has saved, and whether new campaigns may take it. */
export async function findSaved(
  db: Db,
  organizationId: OrganizationId,
  id: number,
): Promise<{ latest: VersionRecord; offered: boolean } | undefined> {
  const { rows } = await sql<{ latest: VersionRecord; offered: boolean }>`
    select ${savedVersion} as latest, ${isOffered} as offered from app.custom_profile_versions v
    where v.organization_id = ${organizationId}::integer and v.success_profile_id = ${id}::integer and ${latestSaved}`.execute(
    db,
  );
  return rows[0];
}

/** What all that an organisation has saved are called, those of before too. */
export async function listSavedNames(db: Db, organizationId: OrganizationId) {
  const { rows } = await sql<{ id: number; name: string }>`
    select v.success_profile_id as id, v.name from app.custom_profile_versions v
    where v.organization_id = ${organizationId}::integer and ${latestSaved}`.execute(db);
  return rows;
}

/**
 * The latest version of one, for who manages in its organisation, and for somebody whom a campaign compares with it and who
 * permits the organisation to read results.
 */
export async function findSavedFor(
  db: Db,
  { userId, organization }: { userId: number; organization: { id: number } | null },
  id: number,
): Promise<VersionRecord | undefined> {
  const { rows } = await sql<{ latest: VersionRecord }>`
    select ${savedVersion} as latest from app.custom_profile_versions v
    where v.success_profile_id = ${id}::integer and ${latestSaved}
      and (v.organization_id = ${organization?.id ?? null}::integer or ${isComparedWith(userId)})`.execute(
    db,
  );
  return rows[0]?.latest;
}
