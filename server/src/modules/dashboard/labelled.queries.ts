import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { campaignsLeft, type DashboardFilter, type ScaleSums } from './dashboard.queries.ts';

/**
 * Sums of the five factors over the closed groups whose people all have a label. A group with a single person beyond it
 * does not count: labels come and go at will, and what changed with one of them would be that person.
 */
export async function sumsOfLabelled(
  db: Db,
  organizationId: number,
  filter: DashboardFilter,
): Promise<ScaleSums[]> {
  const { rows } = await sql<ScaleSums>`
    with labelled as (
      select m.group_id, count(*) as people
      from app.subject_labels l
      join app.average_members m on m.subject_id = l.subject_id and m.organization_id = l.organization_id
      where l.organization_id = ${organizationId}::integer and l.label_id = ${filter.label}::integer
        and m.instrument = 'personality' and m.group_id is not null
      group by 1)
    select f.scale, sum(g.people)::integer as n, sum(g.people * f.tenths)::bigint as tenths
    from labelled
    join app.average_groups g on g.id = labelled.group_id and g.people = labelled.people and g.whole
    join app.average_figures f on f.group_id = g.id and f.scale in ('N', 'E', 'O', 'A', 'C')
    join app.campaigns c on c.id = g.campaign_id
    join app.organizations o on o.id = c.organization_id
    where ${campaignsLeft(filter)}
    group by f.scale`.execute(db);
  return rows;
}
