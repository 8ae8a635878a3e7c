import { type FeatureKey, featureKeys } from '@assay/contract/access';
import type { Db } from '../../platform/db/database.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

function features(db: Db) {
  return (
    db
      .selectFrom('features')
      .select(['features.id', 'features.key', 'features.name'])
      // A later version may have added some that this one does not know.
      .where('features.key', 'in', featureKeys)
      .orderBy('features.id')
  );
}

type Feature = { id: number; key: FeatureKey; name: string };

export async function listFeatures(db: Db): Promise<Feature[]> {
  return (await features(db).execute()) as Feature[];
}

export async function listFeaturesOf(db: Db, organizationId: OrganizationId): Promise<Feature[]> {
  const rows = await features(db)
    .innerJoin('organization_features', 'organization_features.feature_id', 'features.id')
    .where('organization_features.organization_id', '=', organizationId)
    .execute();
  return rows as Feature[];
}

/** Sets exactly these. The caller holds the organisation, else two of these at once would collide. */
export async function replaceFeatures(
  db: Db,
  organizationId: OrganizationId,
  featureIds: number[],
): Promise<void> {
  await db
    .deleteFrom('organization_features')
    .where('organization_id', '=', organizationId)
    .execute();
  if (featureIds.length === 0) return;
  await db
    .insertInto('organization_features')
    .values(
      [...new Set(featureIds)].map((id) => ({ organization_id: organizationId, feature_id: id })),
    )
    .execute();
}
