import * as z from 'zod/mini';
import { featureKeys } from './access.ts';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import { manager } from './organisations.ts';

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
  summary: 'Edit the own name',
  access: 'staff',
  effect: 'write',
  body: z.strictObject({ first_name: f.line(80), last_name: f.line(80) }),
  readOnly: ['id', 'organization_id', 'email', 'roles', 'status', 'created_at'],
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
