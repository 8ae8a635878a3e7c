import * as z from 'zod/mini';
import { roles } from '../platform/access.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { manager } from '../organizations/organizations.ts';

/** Managers and their roles, as those see them who run the platform. */

export const createManager = endpoint({
  id: 'manager-create',
  method: 'POST',
  path: '/api/super-admin/managers',
  summary: 'Add a manager to an organisation and email the invitation',
  access: 'operator',
  effect: 'write',
  body: z.strictObject({
    organization_id: f.textId,
    first_name: f.name(80),
    last_name: f.name(80),
    email: f.email,
  }),
  output: f.dataOf(manager),
  status: 201,
});

export const getManager = endpoint({
  id: 'manager-get-by-id',
  method: 'GET',
  path: '/api/super-admin/managers/{id}',
  summary: 'One manager',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(manager),
});

const idParams = z.strictObject({ id: f.textId });

export const updateManager = endpoint({
  id: 'manager-update',
  method: 'PUT',
  path: '/api/super-admin/managers/{id}',
  summary: 'Edit a manager; the address only until the invitation has been used',
  access: 'operator',
  effect: 'write',
  params: idParams,
  body: z.strictObject({
    first_name: f.name(80),
    last_name: f.name(80),
    email: z.optional(f.email),
  }),
  readOnly: ['id', 'organization_id', 'roles', 'status', 'created_at'],
  output: f.dataOf(manager),
});

export const deleteManager = endpoint({
  id: 'manager-delete',
  method: 'DELETE',
  path: '/api/super-admin/managers/{id}',
  summary: 'Take a manager out of the organisation; the account stays as that of a candidate',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const inviteManagerAgain = endpoint({
  id: 'manager-invite-again',
  method: 'POST',
  path: '/api/super-admin/managers/{id}/invite',
  summary: 'Email a new invitation to a manager who has not accepted the first one',
  access: 'operator',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const listRoles = endpoint({
  id: 'roles-list',
  method: 'GET',
  path: '/api/super-admin/roles',
  summary: 'Every role that a person can have',
  access: 'operator',
  effect: 'read',
  output: f.dataOf(
    z.array(z.object({ role: z.enum(roles), name: z.string(), description: z.string() })),
  ),
});

const roleChange = z.strictObject({ manager_id: f.id, role: z.enum(roles) });

export const assignRole = endpoint({
  id: 'assign-role',
  method: 'POST',
  path: '/api/super-admin/assign-role',
  summary: 'Give a member of staff a role; no one changes their own',
  access: 'operator',
  effect: 'write',
  body: roleChange,
  output: f.dataOf(manager),
});

export const removeRole = endpoint({
  id: 'remove-role',
  method: 'POST',
  path: '/api/super-admin/remove-role',
  summary: 'Take a role away; never that of the last manager or the last super-admin',
  access: 'operator',
  effect: 'write',
  body: roleChange,
  output: f.dataOf(manager),
});
