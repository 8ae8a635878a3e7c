import * as z from 'zod/mini';
import { featureKeys, roles } from '../platform/access.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

const organizationStatuses = ['active', 'inactive'] as const;

const packageView = z.object({
  id: z.int(),
  name: z.string(),
  /** Subjects per period; null is without limit. */
  subject_limit: z.nullable(z.int()),
});

const feature = z.object({ id: z.int(), key: z.enum(featureKeys), name: z.string() });

export const manager = z.object({
  id: z.int(),
  organization_id: z.nullable(z.int()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** `invited` until the mailed link has been used. */
  status: z.enum(['invited', 'active']),
  created_at: f.instant,
});

export const organizationRow = z.object({
  id: z.int(),
  organization_name: z.string(),
  organization_status: z.enum(organizationStatuses),
  package: packageView,
  logo_url: z.nullable(z.string()),
  managers_count: z.int(),
  subjects_used: z.int(),
  created_at: f.instant,
});

export const organization = z.object({
  ...organizationRow.shape,
  package_id: z.int(),
  feature_ids: z.array(z.int()),
  time_zone: z.string(),
  period_ends_at: f.instant,
  managers: z.array(manager),
});

const organizationFields = {
  organization_name: f.organizationName,
  package_id: f.textId,
  feature_ids: z.optional(z.array(f.textId).check(z.maxLength(50))),
  status: z.optional(z.enum(organizationStatuses)),
  time_zone: z.optional(f.line(60)),
};

export const organizationOrders = ['name', 'created_at', 'status'] as const;

export const listOrganizations = endpoint({
  id: 'organizations-list',
  method: 'GET',
  path: '/api/super-admin/organizations',
  summary: 'Organisations, with `page` ten of them',
  access: 'operator',
  effect: 'read',
  query: z.strictObject({ page: f.maybePage.page }),
  output: f.pageOf(organizationRow),
});

export const filterOrganizations = endpoint({
  id: 'organizations-filter',
  method: 'GET',
  path: '/api/super-admin/organizations/filter',
  summary: 'Organisations by name, status and package, ordered',
  access: 'operator',
  effect: 'read',
  query: z.strictObject({
    page: f.page,
    perPage: f.perPage(10),
    name: z.optional(f.optionalLine(120)),
    status: z.optional(z.enum(organizationStatuses)),
    package: z.optional(f.textId),
    order: z.optional(f.orderBy(organizationOrders)),
  }),
  output: f.pageOf(organizationRow),
});

export const getOrganization = endpoint({
  id: 'organization-get',
  method: 'GET',
  path: '/api/super-admin/organizations/{id}',
  summary: 'One organisation with its managers',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(organization),
});

export const createOrganization = endpoint({
  id: 'organization-create',
  method: 'POST',
  path: '/api/super-admin/organizations',
  summary: 'Create an organisation',
  access: 'operator',
  effect: 'write',
  encoding: 'multipart',
  files: ['logo'],
  body: z.strictObject(organizationFields),
  output: f.dataOf(organization),
  status: 201,
});

export const updateOrganization = endpoint({
  id: 'organization-update',
  method: 'PUT',
  path: '/api/super-admin/organizations',
  summary: 'Edit an organisation; forms send POST with `_method=PUT`',
  access: 'operator',
  effect: 'write',
  encoding: 'multipart',
  files: ['logo'],
  body: z.strictObject({ ...organizationFields, organization_id: f.textId }),
  // What a client that sends the whole organisation back brings along.
  readOnly: [
    'id',
    'organization_status',
    'package',
    'logo_url',
    'managers_count',
    'subjects_used',
    'created_at',
    'period_ends_at',
    'managers',
  ],
  output: f.dataOf(organization),
});

export const deleteOrganization = endpoint({
  id: 'organization-delete',
  method: 'DELETE',
  path: '/api/super-admin/organizations/{id}',
  summary:
    'Delete an organisation with its campaigns and permissions; people keep their accounts and results',
  access: 'operator',
  effect: 'write',
  params: z.strictObject({ id: f.textId }),
  output: f.message,
});

export const resetPackage = endpoint({
  id: 'organization-package-reset',
  method: 'PUT',
  path: '/api/super-admin/organizations/packages/reset',
  summary: 'Renew a package: a new period starts now, with no one counted',
  access: 'operator',
  effect: 'write',
  body: z.strictObject({ organization_id: f.id }),
  output: f.dataOf(organization),
});

export const countSubjects = endpoint({
  id: 'organization-subjects-count',
  method: 'GET',
  path: '/api/super-admin/organizations/{id}/subjects-count/{from}/{to}',
  summary: 'How many people an organisation invited from one day to another, each counted once',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ id: f.textId, from: f.date, to: f.date }),
  output: f.dataOf(z.object({ from: f.date, to: f.date, subjects_count: z.int() })),
});

export const listPackages = endpoint({
  id: 'organization-packages',
  method: 'GET',
  path: '/api/super-admin/organizations/packages',
  summary: 'Packages with their yearly number of subjects',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(z.array(packageView)),
});

export const listFeatures = endpoint({
  id: 'features-list',
  method: 'GET',
  path: '/api/super-admin/features',
  summary: 'Everything that can be enabled for an organisation',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(z.array(feature)),
});

export const getOrganizationFeatures = endpoint({
  id: 'organization-features-get',
  method: 'GET',
  path: '/api/super-admin/features/organization/{organizationId}',
  summary: 'Features of one organisation',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ organizationId: f.textId }),
  output: f.dataOf(z.array(feature)),
});

export const setOrganizationFeatures = endpoint({
  id: 'organization-features-set',
  method: 'PUT',
  path: '/api/super-admin/features/organization',
  summary: 'Set the features of an organisation',
  access: 'operator',
  effect: 'write',
  body: z.strictObject({
    organization_id: f.id,
    feature_ids: z.array(f.id).check(z.maxLength(50)),
  }),
  output: f.dataOf(z.array(feature)),
});

export const getOrganizationLogo = endpoint({
  id: 'organization-logo',
  method: 'GET',
  path: '/api/organizations/{id}/logo/{version}',
  summary:
    'The logo of an organisation; the version changes with the picture, so it is cached for good',
  access: 'public',
  effect: 'read',
  transaction: 'manual',
  params: z.strictObject({ id: f.textId, version: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  output: ['image/png'],
});
