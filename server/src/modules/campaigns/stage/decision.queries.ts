import { sql } from 'kysely';
import { type Db, now } from '../../../platform/db/database.ts';
import { readersLanguage } from '../words/reader.queries.ts';
import type { Outcome } from './stage.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Wanted {
  organizationId: OrganizationId;
  campaignId: number;
  stage: { id: number; outcome: Outcome | null };
  /** Subjects. */
  wanted: number[];
}

/** Who of these is in the deciding stage, has not been told this, and lets the organisation email them. */
function untold(db: Db, { organizationId, campaignId, stage, wanted }: Wanted) {
  return db
    .selectFrom('staged_people as p')
    .innerJoin('invitations', 'invitations.id', 'p.invitation_id')
    .where('p.organization_id', '=', organizationId)
    .where('p.campaign_id', '=', campaignId)
    .where('p.stage_id', '=', stage.id)
    .where('p.subject_id', '=', sql<number>`any(${wanted}::integer[])`)
    .where('invitations.invited_at', 'is not', null)
    .where('invitations.status', '<>', 'anonymised')
    .where(sql<boolean>`p.told_outcome is distinct from ${stage.outcome}`)
    .where(
      sql<boolean>`not exists (select from app.subscriptions s where s.user_id = p.subject_id
        and s.organization_id = p.organization_id and s.unsubscribed_at is not null)`,
    );
}

export async function countUntold(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await untold(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findFirstUntold(db: Db, wanted: Wanted): Promise<number | undefined> {
  const first = await untold(db, wanted)
    .select('p.invitation_id')
    .orderBy('p.invitation_id')
    .limit(1)
    .executeTakeFirst();
  return first?.invitation_id;
}

/** The same, held until the transaction ends: nobody else tells or moves them meanwhile. */
export function lockUntold(db: Db, wanted: Wanted) {
  return untold(db, wanted)
    .select([
      'p.invitation_id',
      'invitations.subject_id',
      'invitations.first_name',
      'invitations.last_name',
      'invitations.email',
    ])
    .orderBy('p.invitation_id')
    .forUpdate('p')
    .execute();
}

/** Writes down what they are being told; answers the moment, which tells one email from a later one. */
export async function markTold(
  db: Db,
  invitationIds: number[],
  outcome: Outcome,
  text: string | null,
): Promise<void> {
  await db
    .updateTable('staged_people')
    .set({ told_outcome: outcome, told_at: now, told_text: text })
    .where('invitation_id', '=', sql<number>`any(${invitationIds}::integer[])`)
    .execute();
}

/** What the email about a decision says. */
export function findDecisionMail(db: Db, invitationId: number) {
  return db
    .selectFrom('staged_people as p')
    .innerJoin('invitations', 'invitations.id', 'p.invitation_id')
    .innerJoin('campaigns', 'campaigns.id', 'invitations.campaign_id')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select([
      'invitations.subject_id',
      'invitations.organization_id',
      'invitations.first_name',
      readersLanguage,
      'campaigns.name as campaign_name',
      'campaigns.sender_name',
      'campaigns.sender_email',
      'organizations.name as organization_name',
      'organizations.logo_version',
      sql<Outcome | null>`p.told_outcome`.as('outcome'),
      'p.told_text as text',
    ])
    .where('p.invitation_id', '=', invitationId)
    .executeTakeFirst();
}

export type DecisionMail = NonNullable<Awaited<ReturnType<typeof findDecisionMail>>>;
