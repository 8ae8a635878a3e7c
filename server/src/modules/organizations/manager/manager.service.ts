import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/staff';
import type { updateManagerProfile } from '@assay/contract/managers';
import { linkToken } from '../../../access/token.ts';
import { auditChange } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { forbidden, invalid, notFound } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { insertLinks } from '../../accounts/index.ts';
import {
  findManager,
  getStaff,
  insertManager,
  insertManagerInvitation,
  insertRole,
  updatePerson,
  upsertUser,
} from './manager.queries.ts';
import { logoUrl, presentManager } from '../organization.presenter.ts';
import { findOrganization } from '../organization.queries.ts';
import { organizationMessages } from '../messages.data.ts';
import { asOrganization, type OrganizationId } from '../../../platform/db/organization-id.ts';

/**
 * Makes somebody new a manager and mails the invitation. Who has an account already is asked: the person behind it gets the
 * rights by accepting, so that nobody is drawn into an organisation, or reads its results, by a typed address alone.
 */
export async function createManager(
  ctx: UserContext,
  input: BodyOf<typeof contract.createManager>,
) {
  const organization = await findOrganization(ctx.db, asOrganization(input.organization_id));
  if (organization === undefined) throw notFound();
  const user = await upsertUser(ctx.db, input);
  await checkInvited(ctx, user.id);
  const { first_name, last_name } = input;
  const person = { id: user.id, email: user.email, first_name, last_name };
  await (user.is_new
    ? addManager(ctx.db, person, organization.id)
    : askManager(ctx.db, person, organization.id));
  await inviteManager(ctx, person, organization.id);
  await ctx.audit({
    action: user.is_new ? 'manager.created' : 'manager.invited',
    entity: 'manager',
    entityId: user.id,
    after: { ...person, organization_id: organization.id, organization_name: organization.name },
  });
  return getManager(ctx, user.id);
}

async function addManager(db: Db, { id }: Invited, organizationId: OrganizationId): Promise<void> {
  if (!(await insertManager(db, id, organizationId))) throw belongsToManager();
  await insertRole(db, id, 'admin');
}

async function askManager(db: Db, person: Invited, organizationId: OrganizationId): Promise<void> {
  if ((await getStaff(db, person.id)).organization_id !== null) throw belongsToManager();
  if (!(await insertManagerInvitation(db, person.id, organizationId, person))) {
    throw invalid({ email: organizationMessages.invitedAlready() });
  }
}

const belongsToManager = () => invalid({ email: organizationMessages.managersAddress() });

/** Results are for managers: who runs this Assay neither makes the own account one nor that of somebody above. */
async function checkInvited(ctx: UserContext, userId: number): Promise<void> {
  if (userId === ctx.actor.userId) {
    throw invalid({ email: organizationMessages.ownAccount() });
  }
  checkRank(ctx, (await getStaff(ctx.db, userId)).roles);
}

export function checkRank({ actor }: UserContext, roles: readonly string[]): void {
  const above = roles.some((role) => role === 'super_admin' || role === 'tdl_admin');
  if (!above || actor.roles.includes('super_admin')) return;
  throw forbidden('forbidden', organizationMessages.superAdminOnly());
}

interface Invited {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}

/** Mails a link by which somebody chooses a password and is a manager. */
export async function inviteManager(
  ctx: UserContext,
  user: Invited,
  organizationId: OrganizationId,
): Promise<void> {
  const linkId = randomUUID();
  const token = linkToken(ctx.secret, linkId);
  await insertLinks(ctx.db, [
    { id: linkId, token, purpose: 'manager_invitation', userId: user.id, organizationId },
  ]);
  await queueMails(ctx.db, ctx.jobs, [
    {
      template: 'manager-invitation',
      params: { linkId, language: ctx.language },
      to: { email: user.email, name: `${user.first_name} ${user.last_name}`, userId: user.id },
      organizationId,
      dedupeKey: `manager-invitation:${linkId}`,
    },
  ]);
}

export async function getManager(ctx: UserContext, id: number) {
  const manager = await findManager(ctx.db, id);
  if (manager === undefined) throw notFound();
  return presentManager(manager);
}

export async function getProfile(ctx: UserContext) {
  return presentManager(await getStaff(ctx.db, ctx.actor.userId));
}

export async function updateProfile(ctx: UserContext, input: BodyOf<typeof updateManagerProfile>) {
  const { userId } = ctx.actor;
  const before = await getStaff(ctx.db, userId);
  if (input.email !== undefined && input.email !== before.email) {
    throw invalid({ email: organizationMessages.ownAddressFixed() });
  }
  await updatePerson(ctx.db, userId, { first_name: input.first_name, last_name: input.last_name });
  const after = await getStaff(ctx.db, userId);
  await auditChange(ctx, {
    action: 'manager.updated',
    entity: 'manager',
    entityId: userId,
    before: { first_name: before.first_name, last_name: before.last_name },
    after: { first_name: after.first_name, last_name: after.last_name },
  });
  return presentManager(after);
}

/** The organisation comes from the session; an operator may have none, or one that is inactive, which is as good as none. */
export async function getLoginProfile({ db, actor }: UserContext) {
  const own = actor.organization?.status === 'active' ? actor.organization : null;
  const organization = own === null ? undefined : await findOrganization(db, own.id);
  return {
    id: actor.userId,
    organization_id: organization?.id ?? null,
    organization_name: organization?.name ?? null,
    logo_url: organization === undefined ? null : logoUrl(organization),
    time_zone: organization?.time_zone ?? null,
    features: own?.features ?? [],
  };
}
