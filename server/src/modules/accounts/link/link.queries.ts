import { sql } from 'kysely';
import { closedForLink, organizationName } from '../../../access/scope.ts';
import { hashToken } from '../../../access/token.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export type LinkPurpose =
  | 'manager_invitation'
  | 'campaign_entry'
  | 'passwordless'
  | 'permission_request'
  | 'copied_invitation';

export interface NewLink {
  id: string;
  token: string;
  purpose: LinkPurpose;
  userId: number;
  organizationId: OrganizationId;
  invitationId?: number;
}

/** Links of mails work for 30 days at least; a campaign's link as long as the campaign does. */
export async function insertLinks(db: Db, links: NewLink[], expiresAt?: Date): Promise<void> {
  // Columns instead of rows: a campaign has thousands, and a parameter for each field is slow to send.
  await sql`
    insert into app.links (id, purpose, token_hash, user_id, organization_id, invitation_id, created_at, expires_at)
    select id, purpose, decode(hash, 'hex'), user_id, organization_id, invitation_id, app.now(),
      greatest(app.now() + interval '30 days', ${expiresAt ?? null}::timestamptz)
    from unnest(${links.map((link) => link.id)}::uuid[], ${links.map((link) => link.purpose)}::text[],
      ${links.map((link) => hashToken(link.token).toString('hex'))}::text[], ${links.map((link) => link.userId)}::integer[],
      ${links.map((link) => link.organizationId)}::integer[], ${links.map((link) => link.invitationId ?? null)}::integer[])
      as link (id, purpose, hash, user_id, organization_id, invitation_id)`.execute(db);
}

export function findLink(db: Db, token: string) {
  return db
    .selectFrom('links')
    .innerJoin('users', 'users.id', 'links.user_id')
    .leftJoin('credentials', 'credentials.user_id', 'links.user_id')
    .select([
      'links.id',
      'links.purpose',
      'links.user_id',
      'links.organization_id',
      'links.invitation_id',
      'links.used_at',
      'users.email',
      'users.first_name',
      'users.last_name',
      organizationName(sql.ref('links.organization_id')).as('organization_name'),
      sql<boolean>`links.expires_at <= app.now()`.as('expired'),
      sql<boolean>`credentials.user_id is not null`.as('has_password'),
      closedForLink.as('closed'),
      // Of a manager's invitation: whether its person has an account and is asked first.
      sql<boolean>`(links.purpose = 'manager_invitation' and exists (select from app.manager_invitations m
        where m.user_id = links.user_id and m.organization_id = links.organization_id))`.as(
        'to_accept',
      ),
    ])
    .where('links.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Uses a link up; false when somebody was faster or it has expired. */
export async function consumeLink(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
