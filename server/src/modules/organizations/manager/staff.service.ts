import type { Language } from '@assay/contract/languages';
import type { BodyOf } from '@assay/contract/endpoint';
import type { Role } from '@assay/contract/access';
import type * as contract from '@assay/contract/staff';
import type { UserContext } from '../../../platform/http/context.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/errors.ts';
import { checkRank, getManager, inviteManager } from './manager.service.ts';
import * as managers from './manager.queries.ts';
import { presentManager } from '../organization.presenter.ts';
import { findOrganizationToChange } from '../organization.queries.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { organizationMessages } from '../messages.data.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const roles: { role: Role; name: Message; description: Message }[] = [
  {
    role: 'admin',
    name: organizationMessages.managerRole(),
    description: organizationMessages.managerDuty(),
  },
  {
    role: 'tdl_admin',
    name: organizationMessages.operatorRole(),
    description: organizationMessages.operatorDuty(),
  },
  {
    role: 'super_admin',
    name: organizationMessages.superAdminRole(),
    description: organizationMessages.superAdminDuty(),
  },
];

export function describeRoles(language: Language | null) {
  return roles.map(({ role, name, description }) => ({
    role,
    name: say(language, name),
    description: say(language, description),
  }));
}

/** Edits name and, as long as the invitation has not been used, the address it went to. */
export async function updateManager(
  ctx: UserContext,
  id: number,
  input: BodyOf<typeof contract.updateManager>,
) {
  const before = await managers.findManager(ctx.db, id);
  if (before === undefined) throw notFound();
  checkRank(ctx, before.roles);
  const email = input.email ?? before.email;
  if (email !== before.email) {
    // Whoever opens the new invitation gets the account, and with it what was there before.
    if (before.has_password || before.was_here) {
      throw invalid({ email: organizationMessages.addressFixed() });
    }
    if (await managers.isTaken(ctx.db, email)) {
      throw invalid({ email: organizationMessages.addressTaken() });
    }
  }
  const { first_name, last_name } = input;
  await (before.to_accept === true
    ? managers.renameInvited(ctx.db, id, { first_name, last_name })
    : managers.updatePerson(ctx.db, id, { first_name, last_name, email }));
  if (email !== before.email) await invite(ctx, { ...before, first_name, last_name, email });
  await ctx.audit({
    action: 'manager.updated',
    entity: 'manager',
    entityId: id,
    before: { first_name: before.first_name, last_name: before.last_name, email: before.email },
    after: { first_name, last_name, email },
  });
  return getManager(ctx, id);
}

/** Takes somebody out of the organisation; with the next call the manager view is closed to them. */
export async function deleteManager(ctx: UserContext, id: number) {
  const manager = await managers.findManager(ctx.db, id);
  if (manager?.organization_id == null) throw notFound();
  checkRank(ctx, manager.roles);
  if (manager.to_accept !== true) {
    await keepOneManager(ctx, id, manager.organization_id);
    await managers.deleteRole(ctx.db, id, 'admin');
    await managers.releaseContact(ctx.db, manager.organization_id, manager.email);
  }
  await managers.deleteManager(ctx.db, id);
  await managers.deleteInvitations(ctx.db, id);
  await ctx.audit({
    action: 'manager.deleted',
    entity: 'manager',
    entityId: id,
    before: { email: manager.email, organization_id: manager.organization_id },
  });
  const name = `${manager.first_name} ${manager.last_name}`;
  return manager.to_accept === true
    ? organizationMessages.invitationWithdrawn({ name })
    : organizationMessages.managerRemoved({ name });
}

export async function inviteAgain(ctx: UserContext, id: number) {
  const manager = await managers.findManager(ctx.db, id);
  if (manager === undefined) throw notFound();
  if (manager.has_password) throw conflict(organizationMessages.managerJoined());
  await invite(ctx, manager);
  await ctx.audit({ action: 'manager.invited_again', entity: 'manager', entityId: id });
  return organizationMessages.invitedAgain({ email: manager.email });
}

/** A new link; those mailed before stop working. */
async function invite(ctx: UserContext, manager: managers.Manager): Promise<void> {
  await managers.deleteInvitations(ctx.db, manager.id);
  await inviteManager(ctx, manager, manager.organization_id as OrganizationId);
}

type RoleChange = BodyOf<typeof contract.assignRole>;

export async function assignRole(ctx: UserContext, { manager_id: id, role }: RoleChange) {
  const person = await findStaff(ctx, id, role);
  if (role === 'admin' && person.organization_id === null) {
    throw invalid({ role: organizationMessages.organizationFirst() });
  }
  if (await managers.insertRole(ctx.db, id, role)) {
    await ctx.audit({
      action: 'manager.role_assigned',
      entity: 'manager',
      entityId: id,
      after: { role },
    });
  }
  return presentManager(await managers.getStaff(ctx.db, id));
}

export async function removeRole(ctx: UserContext, { manager_id: id, role }: RoleChange) {
  const person = await findStaff(ctx, id, role);
  if (role === 'admin' && person.organization_id !== null) {
    await keepOneManager(ctx, id, person.organization_id);
    await managers.releaseContact(ctx.db, person.organization_id, person.email);
  }
  if (role === 'super_admin') {
    await managers.lockRoles(ctx.db);
    if ((await managers.countOthers(ctx.db, id, role)) === 0) {
      throw conflict(organizationMessages.lastSuperAdmin());
    }
  }
  if (await managers.deleteRole(ctx.db, id, role)) {
    await ctx.audit({
      action: 'manager.role_removed',
      entity: 'manager',
      entityId: id,
      before: { role },
    });
  }
  return presentManager(await managers.getStaff(ctx.db, id));
}

/** Somebody of the staff whose roles this actor may change. */
async function findStaff(ctx: UserContext, id: number, role: Role) {
  const person = await managers.findStaffMember(ctx.db, id);
  if (person === undefined) throw notFound();
  if (id === ctx.actor.userId) throw forbidden('forbidden', organizationMessages.ownRoles());
  checkRank(ctx, [role, ...person.roles]);
  return person;
}

/** The organisation is held, so that two who go at once are not both let go. */
async function keepOneManager(
  ctx: UserContext,
  id: number,
  organizationId: OrganizationId,
): Promise<void> {
  await findOrganizationToChange(ctx.db, organizationId);
  const { roles } = await managers.getStaff(ctx.db, id);
  if (!roles.includes('admin')) return;
  if ((await managers.countOtherManagers(ctx.db, id, organizationId)) === 0) {
    throw conflict(organizationMessages.lastManager());
  }
}
