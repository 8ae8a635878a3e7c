import type { FeatureKey } from '@assay/contract/access';
import { type ExpressionBuilder, type JoinBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../schema/database.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

/** Rows that belong to one organisation. The first net; row security is the second. */
export function ownedBy(organizationId: OrganizationId) {
  return <
    Table extends
      | 'campaigns'
      | 'campaign_sums'
      | 'culture_tests'
      | 'custom_fields'
      | 'given_data'
      | 'invitations'
      | 'labels'
      | 'managers'
      | 'organization_cvs'
      | 'subject_labels'
      | 'subject_notes'
      | 'synced_skills',
  >(
    where: ExpressionBuilder<Database, Table>,
  ) => where(where.ref('organization_id' as never), '=', organizationId as never);
}

/** Subjects whose results an organisation may read now: it holds their live permission. */
export function permittedBy(organizationId: OrganizationId) {
  return (where: ExpressionBuilder<Database, 'permissions'>) =>
    where.and([
      where('permissions.organization_id', '=', organizationId),
      where('permissions.revoked_at', 'is', null),
    ]);
}

type Invited = JoinBuilder<Database, 'invitations' | 'permissions'>;

/** Joins an invitation to the live permission that its subject has given its organisation. */
export function onLivePermission<Join extends Invited>(join: Join): Join {
  return join
    .onRef('permissions.subject_id', '=', 'invitations.subject_id')
    .onRef('permissions.organization_id', '=', 'invitations.organization_id')
    .on('permissions.revoked_at', 'is', null) as Join;
}

/** Whether the organisation in a query has a feature. */
export function organizationHas(feature: FeatureKey) {
  return sql<boolean>`exists (select from app.organization_features x join app.features f on f.id = x.feature_id
    where x.organization_id = organizations.id and f.key = ${feature})`;
}

/** The tests that a campaign (as `campaigns`) asks for, by their names and in their order. */
export const testsOfCampaign = sql<string[]>`array(
  select t.test from app.campaign_tests t where t.campaign_id = campaigns.id order by t.position)`;

/** Whether a campaign (as `campaigns`) asks for a test. */
export function campaignAsks(test: string | RawBuilder<string>) {
  return sql<boolean>`exists (select from app.campaign_tests t where t.campaign_id = campaigns.id and t.test = ${test})`;
}

/** Until when the subject of an invitation may begin: the campaign's deadline, or a later one of their own. */
export const subjectDeadline = sql<Date>`greatest(campaigns.deadline, invitations.own_deadline)`;

/** Whether the campaign of an invitation still runs for its subject; it runs on as long as anybody has time. */
export const runsForSubject = sql<boolean>`(campaigns.status = 'active' and ${subjectDeadline} > app.now())`;

/** Whether the organisation of an invitation is inactive and its subject has not begun: who has begun may finish. */
export const closedForSubject = sql<boolean>`(invitations.started_at is null and exists (
  select from app.organizations o where o.id = invitations.organization_id and o.status <> 'active'))`;

/** The same of a link (as `links`) that leads to an invitation. */
export const closedForLink = sql<boolean>`(links.purpose <> 'manager_invitation' and exists (
  select from app.organizations o where o.id = links.organization_id and o.status <> 'active') and not exists (
  select from app.invitations i where i.id = links.invitation_id and i.started_at is not null))`;

/** What an organisation is called. */
export function organizationName(id: RawBuilder<unknown>) {
  return sql<string>`(select o.name from app.organizations o where o.id = ${id})`;
}

/** Whether the subject of an invitation may begin now. */
export const openForSubject = sql<boolean>`(${runsForSubject} and not ${closedForSubject})`;

/** What is there and yet not begun: a record about somebody's health before its consent. */
export const isBegun = sql<boolean>`(attempts.instrument <> 'burnout' or attempts.form ->> 'consentedAt' is not null)`;

/** Whether the subject of an invitation lets its organisation see results now. */
export const hasLivePermission = sql<boolean>`exists (select from app.permissions p
  where p.subject_id = invitations.subject_id and p.organization_id = invitations.organization_id
    and p.revoked_at is null)`;

/** What people of `invitations` are sorted by: the name as it is shown, or the address; nothing for a deleted account. */
export const shownName = sql<
  string | null
>`app.shown_name(invitations.first_name, invitations.last_name, invitations.email)`;
