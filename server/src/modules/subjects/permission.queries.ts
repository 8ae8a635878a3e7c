import type { Db } from '../../platform/db/database.ts';

/** Organisations that may read this subject's results now, the newest first. */
export function listPermissions(db: Db, subjectId: number) {
  return db
    .selectFrom('permissions')
    .innerJoin('organizations', 'organizations.id', 'permissions.organization_id')
    .select([
      'organizations.id',
      'organizations.name',
      'organizations.logo_version',
      'organizations.retention_months',
      'permissions.granted_at',
    ])
    .where('permissions.subject_id', '=', subjectId)
    .where('permissions.revoked_at', 'is', null)
    .orderBy('permissions.granted_at', 'desc')
    .orderBy('permissions.id', 'desc')
    .execute();
}

export type Permission = Awaited<ReturnType<typeof listPermissions>>[number];
