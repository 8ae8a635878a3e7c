import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { DashboardFilter, ScaleSums } from './dashboard.queries.ts';

/** Sums of the five factors over people with a label, each once, as far as the organisation holds their permission. */
export async function sumsOfLabelled(
  db: Db,
  organizationId: number,
  { label, createdAt }: DashboardFilter,
): Promise<ScaleSums[]> {
  const [from, to] = createdAt ?? [];
  const asked =
    createdAt === undefined
      ? sql`true`
      : sql`exists (select from app.invitations i join app.campaigns c on c.id = i.campaign_id
          join app.organizations o on o.id = c.organization_id
          where i.organization_id = l.organization_id and i.subject_id = l.subject_id
            and c.created_at >= (${from}::date)::timestamp at time zone o.time_zone
            and c.created_at < (${to}::date + 1)::timestamp at time zone o.time_zone)`;
  const { rows } = await sql<ScaleSums>`
    select e.key as scale, count(*)::integer as n, sum(t.tenths)::bigint as tenths, sum(t.tenths * t.tenths)::bigint as squares
    from app.subject_labels l
    join app.permissions p on p.subject_id = l.subject_id and p.organization_id = l.organization_id and p.revoked_at is null
    join app.results r on r.subject_id = l.subject_id and r.instrument = 'personality'
    cross join lateral jsonb_each_text(r.summary) e
    cross join lateral (select round(10 * e.value::numeric)::bigint as tenths) t
    where l.organization_id = ${organizationId}::integer and l.label_id = ${label}::integer
      and e.key in ('N', 'E', 'O', 'A', 'C') and ${asked}
    group by e.key`.execute(db);
  return rows;
}
