import * as z from 'zod/mini';
import { featureKeys } from '../platform/access.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { manager, organizationRow } from './organizations.ts';
import { told } from '../platform/field-text.ts';

export const getManagerProfile = endpoint({
  id: 'manager-profile-get',
  method: 'GET',
  path: '/api/admin/manager/profile',
  summary: 'The own profile of a manager',
  access: 'staff',
  effect: 'read',
  output: f.dataOf(manager),
});

export const updateManagerProfile = endpoint({
  id: 'manager-profile-update',
  method: 'PUT',
  path: '/api/admin/manager/profile',
  summary: 'Edit the own name; another address than the present one is refused',
  access: 'staff',
  effect: 'write',
  body: z.strictObject({
    first_name: f.name(80),
    last_name: f.name(80),
    email: z.optional(f.email),
  }),
  readOnly: ['id', 'organization_id', 'roles', 'status', 'created_at'],
  output: f.dataOf(manager),
});

/** What the manager bar needs: whose name it shows and which entries exist. */
export const getManagerLoginProfile = endpoint({
  id: 'manager-login-profile',
  method: 'GET',
  path: '/api/admin/manager/login/profile',
  summary: 'Organisation of the logged-in manager; an operator without one gets nulls',
  access: 'staff',
  effect: 'read',
  output: f.dataOf(
    z.object({
      id: z.int(),
      organization_id: z.nullable(z.int()),
      organization_name: z.nullable(z.string()),
      logo_url: z.nullable(z.string()),
      time_zone: z.nullable(z.string()),
      features: z.array(z.enum(featureKeys)),
    }),
  ),
});

/** The own organisation: what a manager may change, and what those who run the platform decide. */
const ownOrganization = z.object({
  ...organizationRow.shape,
  time_zone: z.string(),
  retention_months: z.int(),
  require_two_factor: z.boolean(),
  /** Whether people find in the file of their own data what reviewers have given, or only that they have. */
  reviews_in_export: z.boolean(),
  /** Origins that may show candidates' pages in a frame. */
  frame_ancestors: z.array(z.string()),
  /** The address of the manager who answers requests for adjustments; null stands for a campaign's sender. */
  adjustments_contact: z.nullable(z.string()),
  period_ends_at: f.instant,
  features: z.array(z.object({ key: z.enum(featureKeys), name: z.string() })),
  managers: z.array(
    z.object({
      id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      status: z.enum(['invited', 'active']),
    }),
  ),
});

export const getOwnOrganization = endpoint({
  id: 'manager-organization',
  method: 'GET',
  path: '/api/admin/manager/organization',
  summary: 'The own organisation with its settings',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(ownOrganization),
});

const ownOrganizationBody = z.strictObject({
  organization_name: z.optional(f.organizationName),
  time_zone: z.optional(f.line(60)),
  retention_months: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60))),
  require_two_factor: z.optional(f.flag),
  reviews_in_export: z.optional(f.flag),
  /** Empty stands for the sender of each campaign. */
  adjustments_contact: z.optional(z.union([z.literal(''), f.email])),
  frame_ancestors: z.optional(
    z
      .array(
        f
          .optionalLine(200)
          .check(
            z.regex(/^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?)?$/i, told('frame_address')),
          ),
      )
      .check(z.maxLength(20, told('too_many_addresses', 20))),
  ),
});

/** Forms send POST with `_method=PUT`; both do the same. */
export const updateOwnOrganization = endpoint({
  id: 'manager-organization-update',
  method: 'POST',
  path: '/api/admin/manager/organization',
  summary:
    'Edit the own organisation: name, logo, time zone, retention, two-step verification, reviews in own data, contact for adjustments, frames',
  access: 'manager',
  effect: 'write',
  encoding: 'multipart',
  files: ['logo'],
  body: ownOrganizationBody,
  output: f.dataOf(ownOrganization),
});

export const replaceOwnOrganization = endpoint({
  ...updateOwnOrganization,
  id: 'manager-organization-replace',
  method: 'PUT',
});
