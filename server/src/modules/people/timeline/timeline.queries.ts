import { sql } from 'kysely';
import type { TimelineKind } from '@assay/contract/subject-profile';
import type { Db } from '../../../platform/db/database.ts';
import { oneLook } from '../../../platform/http/ledger.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Happening {
  at: Date;
  kind: TimelineKind;
  campaign_id: number | null;
  campaign_name: string | null;
  /** As the database has it. */
  test: string | null;
  actor_id: number | null;
  actor_name: string | null;
  detail: string | null;
}

interface Filter {
  organizationId: OrganizationId;
  subjectId: number;
  kind: TimelineKind | null;
}

/**
 * What an organisation may know of what happened, one branch for each source. Of tests that are about health or somebody else's alone
 * it knows those that it had asked for before they were begun.
 */
function happenings({ organizationId, subjectId, kind }: Filter) {
  const about = (table: string) =>
    sql`${sql.ref(`${table}.organization_id`)} = ${organizationId}::integer
      and ${sql.ref(`${table}.subject_id`)} = ${subjectId}::integer`;
  return sql`(
    select f.* from (
      select step.at, step.kind, i.campaign_id, null::text as test, null::integer as actor_id, null::text as detail
        from app.invitations i cross join lateral (values
          (i.added_at, 'added'), (i.invited_at, 'invited'), (i.opened_at, 'opened'), (i.permission_asked_at, 'permission_asked'),
          (i.started_at, 'started'), (i.completed_at, 'finished')) step (at, kind)
        where ${about('i')} and step.at is not null
      union all
      select p.granted_at, 'permission_given', null, null, null, null from app.permissions p where ${about('p')}
      union all
      select step.at, step.kind, null, a.test, null, null
        from app.attempts a cross join lateral (values
          (a.started_at, 'test_started'), (a.completed_at, 'test_finished')) step (at, kind)
        where a.subject_id = ${subjectId}::integer and step.at is not null
          and exists (select from app.permissions p where ${about('p')} and p.revoked_at is null)
          and (a.test in ('1', '2', '3') or exists (
            select from app.invitations i join app.campaign_tests t on t.campaign_id = i.campaign_id and t.test = a.test
            where ${about('i')} and i.invited_at <= a.started_at))
          and (a.instrument <> 'burnout' or a.form ->> 'consentedAt' is not null)
      union all
      select coalesce(m.sent_at, m.created_at), 'email', m.campaign_id, null, null, regexp_replace(m.template, '^campaign-', '')
        from app.mails m where m.organization_id = ${organizationId}::integer and m.user_id = ${subjectId}::integer
      union all
      select s.added_at, 'label', null, null, null, l.name
        from app.subject_labels s join app.labels l on l.id = s.label_id where ${about('s')}
      union all
      select n.created_at, 'note', null, null, n.author_id, null
        from app.subject_notes n where ${about('n')} and n.deleted_at is null
      union all
      select c.uploaded_at, 'cv', null, null, null, 'person' from app.cvs c where c.subject_id = ${subjectId}::integer
      union all
      select c.uploaded_at, 'cv', null, null, c.uploaded_by, 'organization' from app.organization_cvs c where ${about('c')}
      union all
      select s.synced_at, 'skills', null, null, null, null from app.synced_skills s where ${about('s')}
      union all
      select max(l.at), 'looked', null, null, l.actor_id, l.what from app.access_ledger l where ${about('l')}
        group by ${oneLook}
    ) f where ${kind}::text is null or f.kind = ${kind}::text)`;
}

/** A page of it, the latest first. */
export async function listHappenings(
  db: Db,
  filter: Filter & { page: number; perPage: number },
): Promise<Happening[]> {
  const { page, perPage, organizationId } = filter;
  const { rows } = await sql<Happening>`
    select h.at, h.kind, c.id as campaign_id, c.name as campaign_name, h.test, u.id as actor_id,
      trim(u.first_name || ' ' || u.last_name) as actor_name, h.detail
    from ${happenings(filter)} h
    left join app.campaigns c on c.id = h.campaign_id and c.organization_id = ${organizationId}::integer
    left join app.managers m on m.user_id = h.actor_id and m.organization_id = ${organizationId}::integer
    left join app.users u on u.id = m.user_id
    order by h.at desc, h.kind, h.campaign_id, h.test, h.detail
    limit ${perPage}::integer offset ${(page - 1) * perPage}::integer`.execute(db);
  return rows;
}

export async function countHappenings(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${happenings(filter)} h`.execute(db);
  return rows[0]?.count ?? 0;
}
