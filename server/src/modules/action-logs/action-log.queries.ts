import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

export interface LogFilter {
  organization?: number | undefined;
  /** Id of who did it. */
  actor?: number | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface LogEntry {
  id: number;
  at: Date;
  organization_id: OrganizationId | null;
  organization_name: string | null;
  action: string;
  entity: string;
  entity_id: string;
  request_id: string;
  sealed: boolean;
  erased: boolean;
  actor_id: number | null;
  actor_email: string | null;
  first_name: string | null;
  last_name: string | null;
  ip: string | null;
  user_agent: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

function matching(filter: LogFilter): RawBuilder<unknown> {
  const { organization, actor, action, entity, from, to } = filter;
  const conditions = [
    organization !== undefined && sql`e.organization_id = ${organization}::integer`,
    actor !== undefined &&
      sql`exists (select from app.audit_details x where x.entry_id = e.id and x.actor_id = ${actor}::integer)`,
    action !== undefined && sql`e.action = ${action}`,
    entity !== undefined && sql`e.entity = ${entity}`,
    from !== undefined && sql`e.at >= (${from}::date)::timestamp at time zone 'UTC'`,
    to !== undefined && sql`e.at < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  ].filter((condition) => condition !== false);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** Looked up before the entries are, so that the planner knows how busy this one has been. */
export async function findActor(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

/** One page, the newest first. */
export async function listEntries(
  db: Db,
  filter: LogFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<LogEntry[]> {
  const { rows } = await sql<LogEntry>`
    with page as materialized (
      select e.* from app.audit_entries e where ${matching(filter)}
      order by e.at desc, e.id desc limit ${limit} offset ${offset})
    select e.id, e.at, e.organization_id, o.name as organization_name, e.action, e.entity, e.entity_id, e.request_id,
      e.seal is not null as sealed, d.entry_id is null as erased,
      d.actor_id, u.email as actor_email, u.first_name, u.last_name, d.ip, d.user_agent, d.before, d.after
    from page e
    left join app.audit_details d on d.entry_id = e.id
    left join app.users u on u.id = d.actor_id
    left join app.organizations o on o.id = e.organization_id
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

export async function countEntries(db: Db, filter: LogFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select 1 from app.audit_entries e where ${matching(filter)} limit ${most}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
