import { sql } from 'kysely';
import { organizationName } from '../../../access/scope.ts';
import { hashToken } from '../../../access/token.ts';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Addressee {
  userId: number;
  organizationId: OrganizationId;
}

/** Keeps the token that a mail carries, and answers whether its reader wants any. */
export async function keepSubscription(
  db: Db,
  { userId, organizationId }: Addressee,
  token: string,
): Promise<{ unsubscribed: boolean }> {
  const row = { user_id: userId, organization_id: organizationId, token_hash: hashToken(token) };
  return db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'organization_id']).doUpdateSet({ token_hash: row.token_hash }),
    )
    .returning(sql<boolean>`unsubscribed_at is not null`.as('unsubscribed'))
    .executeTakeFirstOrThrow();
}

export function findSubscription(db: Db, token: string) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select([
      'users.email',
      'subscriptions.organization_id',
      organizationName(sql.ref('subscriptions.organization_id')).as('organization_name'),
      'subscriptions.unsubscribed_at',
    ])
    .where('subscriptions.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** The organisation whose mails are stopped or wanted again from now on; nothing when that changes nothing. */
export function changeSubscription(db: Db, token: string, subscribe: boolean) {
  return db
    .updateTable('subscriptions')
    .set({ unsubscribed_at: subscribe ? null : now })
    .where('token_hash', '=', hashToken(token))
    .where('unsubscribed_at', subscribe ? 'is not' : 'is', null)
    .returning(['organization_id', 'user_id'])
    .executeTakeFirst();
}
