import type { outcomes } from '@assay/contract/stage-chip';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface PersonRecord {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  status: string;
  permission: boolean;
  permission_asked: boolean;
  campaigns: number;
  campaign_id: number;
  campaign_name: string;
  last_activity: Date | null;
  stage: {
    id: number;
    name: string;
    usual: number | null;
    outcome: (typeof outcomes)[number] | null;
    campaign_id: number;
  } | null;
}

/** The campaign whose state and stage a row tells; without one, that of the campaign that asked last. */
export interface AskedCampaign {
  campaign?: number | undefined;
  stage?: number | undefined;
}

/** What lists show of some people, by the names that the campaign has which asked last. */
export async function listPeople(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
  { campaign, stage }: AskedCampaign = {},
): Promise<PersonRecord[]> {
  const { rows } = await sql<PersonRecord>`
    select p.subject_id as id, i.first_name, i.last_name, i.email, l.permission, p.campaigns, c.id as campaign_id,
      case when a.id is null then p.status when a.status in ('in_progress', 'completed') and not l.permission then 'permission_pending' else a.status end as status,
      c.name as campaign_name, case when l.permission then p.last_activity end as last_activity,
      exists (select from app.invitations v where v.organization_id = p.organization_id and v.subject_id = p.subject_id
        and v.permission_asked_at > app.now() - interval '1 day') as permission_asked,
      (select json_build_object('id', g.id, 'name', g.name, 'usual', g.usual, 'outcome', g.outcome, 'campaign_id', g.campaign_id)
        from app.staged_people s join app.stages g on g.id = s.stage_id
        where s.organization_id = p.organization_id and s.subject_id = p.subject_id and s.campaign_id = c.id) as stage
    from app.organization_people p
    join app.invitations i on i.campaign_id = p.campaign_id and i.subject_id = p.subject_id
    left join app.invitations a on a.campaign_id = coalesce(${campaign ?? null}::integer, (select g.campaign_id from app.stages g
        where g.id = ${stage ?? null}::integer)) and a.subject_id = p.subject_id and a.organization_id = p.organization_id
        and a.status <> 'anonymised'
    join app.campaigns c on c.id = coalesce(a.campaign_id, p.campaign_id)
    cross join lateral (select exists (select from app.permissions r where r.subject_id = p.subject_id
      and r.organization_id = p.organization_id and r.revoked_at is null) as permission) l
    where p.organization_id = ${organizationId}::integer and p.subject_id = any(${ids}::integer[])`.execute(
    db,
  );
  return rows;
}

export interface TestRecord {
  subject_id: number;
  test: string;
  state: string;
  completed_at: Date | null;
  score: number | null;
  score_low: number | null;
  score_high: number | null;
}

/** What some people are asked for, or how far they are with one test; what they made of it only while the permission holds. */
export async function listTests(
  db: Db,
  organizationId: OrganizationId,
  ids: readonly number[],
  test?: string,
): Promise<TestRecord[]> {
  const { rows } = await sql<TestRecord>`
    select t.subject_id, t.test, case when r.id is null then 'asked' else t.state end as state,
      case when r.id is not null then t.completed_at end as completed_at,
      case when r.id is not null then t.score end as score,
      case when r.id is not null then t.score_low end as score_low,
      case when r.id is not null then t.score_high end as score_high
    from app.person_tests t
    left join app.permissions r on r.subject_id = t.subject_id and r.organization_id = t.organization_id and r.revoked_at is null
    where t.organization_id = ${organizationId}::integer and t.subject_id = any(${ids}::integer[])
      ${test === undefined ? sql`` : sql`and t.test = ${test}`}
    order by t.subject_id, t.test`.execute(db);
  return rows;
}

export interface CampaignRecord {
  id: number;
  name: string;
  type: string;
  status: string;
  invited_at: Date | null;
  completed_at: Date | null;
}

/** Every campaign that somebody is in, the last one first. */
export async function listCampaigns(
  db: Db,
  organizationId: OrganizationId,
  subjectId: number,
): Promise<CampaignRecord[]> {
  const { rows } = await sql<CampaignRecord>`
    select c.id, c.name, c.type, i.invited_at, case when l.permission then i.completed_at end as completed_at,
      case when i.status in ('in_progress', 'completed') and not l.permission then 'permission_pending' else i.status end as status
    from app.invitations i
    join app.campaigns c on c.id = i.campaign_id
    cross join lateral (select exists (select from app.permissions r where r.subject_id = i.subject_id
      and r.organization_id = i.organization_id and r.revoked_at is null) as permission) l
    where i.organization_id = ${organizationId}::integer and i.subject_id = ${subjectId}::integer and i.status <> 'anonymised'
    order by i.id desc`.execute(db);
  return rows;
}
