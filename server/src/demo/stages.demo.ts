import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  organizationId: OrganizationId;
  manager: number;
}

/** Of five people who have finished, two are shortlisted and one has an interview; hours after they finished. */
export async function loadStages(db: Trx, organization: Organization): Promise<void> {
  const { organizationId, manager } = organization;
  const finished = sql`
    select s.invitation_id, s.campaign_id, s.stage_id,
      least(app.now(), i.completed_at + interval '20 hours') as moved_at,
      case row_number() over (partition by s.campaign_id order by s.invitation_id) % 5 when 1 then 2 when 2 then 2 when 3 then 3 end as place
    from app.staged_people s
    join app.invitations i on i.id = s.invitation_id
    join app.campaigns c on c.id = s.campaign_id
    join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id and p.revoked_at is null
    where s.organization_id = ${organizationId}::integer and i.status = 'completed' and c.status in ('active', 'completed')`;
  await sql`
    with moving as (
      select f.invitation_id, f.moved_at, g.id, g.name, h.name as from_name,
        g.usual as to_usual, h.usual as from_usual from (${finished}) f
      join app.stages g on g.campaign_id = f.campaign_id and g.place = f.place
      join app.stages h on h.id = f.stage_id
    ), moved as (
      update app.staged_people s set stage_id = m.id, moved_at = m.moved_at from moving m where m.invitation_id = s.invitation_id
      returning s.invitation_id, s.organization_id, s.subject_id
    )
    insert into app.stage_moves (invitation_id, organization_id, subject_id, from_name, from_usual, to_name, to_usual, moved_by, moved_at)
    select invitation_id, organization_id, subject_id, from_name, from_usual, name, to_usual, ${manager}::integer, moved_at
    from moved join moving using (invitation_id)`.execute(db);
}
