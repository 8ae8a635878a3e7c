import type * as z from 'zod/mini';
import type { FeatureKey, Role } from '@assay/contract/access';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/organizations';
import { pageMeta } from '../../platform/page.ts';
import { featureName } from './feature.presenter.ts';
import type { Manager } from './manager/manager.queries.ts';
import type { OrganizationWithPackage } from './organization.queries.ts';

/** Where an organisation's logo can be seen, or null when it has none. */
export function logoUrl({
  id,
  logo_version,
}: {
  id: number;
  logo_version: string | null;
}): string | null {
  return logo_version === null ? null : `/api/organizations/${id}/logo/${logo_version}`;
}

export function presentRow(
  row: OrganizationWithPackage,
): z.output<typeof contract.organizationRow> {
  return {
    id: row.id,
    organization_name: row.name,
    organization_status: row.status as 'active' | 'inactive',
    package: { id: row.package_id, name: row.package_name, subject_limit: row.subject_limit },
    logo_url: logoUrl(row),
    managers_count: row.managers_count,
    subjects_used: row.subjects_used,
    created_at: row.created_at.toISOString(),
  };
}

export function presentPage(
  { page, perPage }: { page: number; perPage: number },
  { rows, total }: { rows: OrganizationWithPackage[]; total: number },
) {
  return { data: rows.map(presentRow), meta: pageMeta(page, perPage, total) };
}

export function presentOrganization(
  row: OrganizationWithPackage,
  features: { id: number }[],
  managers: Manager[],
): z.output<typeof contract.organization> {
  return {
    ...presentRow(row),
    package_id: row.package_id,
    feature_ids: features.map(({ id }) => id),
    time_zone: row.time_zone,
    period_ends_at: row.period_ends_at.toISOString(),
    managers: managers.map(presentManager),
  };
}

/** Told in the language of whoever reads. */
export function presentFeatures(
  features: { id: number; key: FeatureKey }[],
  language: Language | null,
) {
  return features.map(({ id, key }) => ({ id, key, name: featureName(key, language) }));
}

export function presentManager(row: Manager): z.output<typeof contract.manager> {
  return {
    id: row.id,
    organization_id: row.organization_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    roles: row.roles as Role[],
    status: row.has_password ? 'active' : 'invited',
    created_at: row.created_at.toISOString(),
  };
}
