import { sql } from 'kysely';
import { hashToken } from '../../access/token.ts';
import { type Db, now } from '../../platform/db/database.ts';

export type LinkPurpose = 'manager_invitation' | 'campaign_entry';

export interface NewLink {
  id: string;
  token: string;
  purpose: LinkPurpose;
  userId: number;
  organizationId: number;
  invitationId?: number;
}

/** Links of mails work for 30 days at least; a campaign's link as long as the campaign does. */
export async function insertLinks(db: Db, links: NewLink[], expiresAt?: Date): Promise<void> {
  const expiry = sql<Date>`greatest(app.now() + interval '30 days', ${expiresAt ?? null}::timestamptz)`;
  for (let from = 0; from < links.length; from += 1000) {
    await db
      .insertInto('links')
      .values(
        links.slice(from, from + 1000).map((link) => ({
          id: link.id,
          purpose: link.purpose,
          token_hash: hashToken(link.token),
          user_id: link.userId,
          organization_id: link.organizationId,
          invitation_id: link.invitationId ?? null,
          created_at: now,
          expires_at: expiry,
        })),
      )
      .execute();
  }
}

export function findLink(db: Db, token: string) {
  return db
    .selectFrom('links')
    .innerJoin('users', 'users.id', 'links.user_id')
    .innerJoin('organizations', 'organizations.id', 'links.organization_id')
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
      'organizations.name as organization_name',
      sql<boolean>`links.expires_at <= app.now()`.as('expired'),
      sql<boolean>`credentials.user_id is not null`.as('has_password'),
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
