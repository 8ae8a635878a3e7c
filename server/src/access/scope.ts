import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../schema/database.ts';

/** Rows that belong to one organisation. The first net; row security is the second. */
export function ownedBy(organizationId: number) {
  return <Table extends 'campaigns' | 'invitations' | 'managers'>(
    where: ExpressionBuilder<Database, Table>,
  ) => where(where.ref('organization_id' as never), '=', organizationId as never);
}

/** Subjects whose results an organisation may read now: it holds their live permission. */
export function permittedBy(organizationId: number) {
  return (where: ExpressionBuilder<Database, 'permissions'>) =>
    where.and([
      where('permissions.organization_id', '=', organizationId),
      where('permissions.revoked_at', 'is', null),
    ]);
}
