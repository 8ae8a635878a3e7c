import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

interface ChainEntry {
  id: number;
  at: Date;
  organization_id: OrganizationId | null;
  digest: Buffer;
  seal: number;
  chain: Buffer;
  erased: boolean;
  /** Whether the details, where they are, are those of the digest. */
  true_details: boolean;
}

/** Sealed entries behind a place in the chain, in order. */
export async function listSealed(db: Db, after: number, limit: number): Promise<ChainEntry[]> {
  const { rows } = await sql<ChainEntry>`
    select e.id, e.at, e.organization_id, e.digest, e.seal, e.chain, d.entry_id is null as erased,
      d.entry_id is null or e.digest = app.audit_digest(d.salt, e.action, e.entity, e.entity_id, d.actor_id, d.ip,
        d.user_agent, d.before, d.after) as true_details
    from app.audit_entries e left join app.audit_details d on d.entry_id = e.id
    where e.seal > ${after} order by e.seal limit ${limit}`.execute(db);
  return rows;
}

/** The hash at a place in the chain; absent when there is no such place. */
export async function findLink(db: Db, seal: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('audit_entries')
    .select('chain')
    .where('seal', '=', seal)
    .executeTakeFirst();
  return row?.chain ?? undefined;
}

export async function countSeals(db: Db): Promise<{ sealed: number; unsealed: number }> {
  const { rows } = await sql<{ sealed: number; unsealed: number }>`select
    (select coalesce(max(seal), 0)::integer from app.audit_entries) as sealed,
    (select count(*)::integer from app.audit_entries where seal is null) as unsealed`.execute(db);
  return rows[0] as { sealed: number; unsealed: number };
}
