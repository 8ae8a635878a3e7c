import { isStandard } from '@assay/contract/access';
import type * as z from 'zod/mini';
import type { BodyOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/organizations';
import { auditChange } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { conflict, invalid, notFound, orTaken } from '../../platform/http/errors.ts';
import { listFeatures, listFeaturesOf, replaceFeatures } from './feature.queries.ts';
import { logoReplaced, readLogo, replaceLogo, storeLogo } from './logo/logo.service.ts';
import { deleteManagersOf, listInvitedManagers, listManagers } from './manager/manager.queries.ts';
import { presentFeatures, presentOrganization } from './organization.presenter.ts';
import {
  countInvited,
  deleteOrganizationRow,
  findOrganization,
  findOrganizationToChange,
  findOrganizationWithPackage,
  findTimeZone,
  insertOrganization,
  listPackages,
  updateOrganizationRow,
} from './organization.queries.ts';
import { isPaying, startPeriod } from './subscription/billing.queries.ts';
import { organizationMessages } from './messages.data.ts';
import type { Message } from '../../platform/words/message.ts';
import { asOrganization, type OrganizationId } from '../../platform/db/organization-id.ts';

type Created = BodyOf<typeof contract.createOrganization>;
type Updated = BodyOf<typeof contract.updateOrganization>;
type Organization = z.output<typeof contract.organization>;

export async function getOrganization(db: Db, id: OrganizationId): Promise<Organization> {
  const row = await findOrganizationWithPackage(db, id);
  if (row === undefined) throw notFound();
  return presentOrganization(row, await listFeaturesOf(db, id), [
    ...(await listManagers(db, id)),
    ...(await listInvitedManagers(db, id)),
  ]);
}

export async function createOrganization(ctx: UserContext, input: Created): Promise<Organization> {
  await checkChoices(ctx.db, input);
  const logo = await readLogo(ctx);
  const id = await withFreeName(insertOrganization(ctx.db, columnsOf(input, logo?.version)));
  const standard = (await listFeatures(ctx.db)).filter(({ key }) => isStandard(key));
  await replaceFeatures(ctx.db, id, input.feature_ids ?? standard.map((feature) => feature.id));
  if (logo !== null) await storeLogo(ctx.files, id, logo);
  const after = await describe(ctx.db, id);
  await ctx.audit({ action: 'organization.created', entity: 'organization', entityId: id, after });
  return getOrganization(ctx.db, id);
}

export async function updateOrganization(ctx: UserContext, input: Updated): Promise<Organization> {
  const id = asOrganization(input.organization_id);
  await checkChoices(ctx.db, input);
  const logo = await readLogo(ctx);
  const present = await findOrganizationToChange(ctx.db, id);
  if (present === undefined) throw notFound();
  const before = await describe(ctx.db, id);
  await withFreeName(updateOrganizationRow(ctx.db, id, columnsOf(input, logo?.version)));
  if (input.feature_ids !== undefined) await replaceFeatures(ctx.db, id, input.feature_ids);
  if (logo !== null) await replaceLogo(ctx, present, logo);
  const after = await describe(ctx.db, id);
  await auditChange(ctx, {
    action: 'organization.updated',
    entity: 'organization',
    entityId: id,
    before,
    after,
  });
  return getOrganization(ctx.db, id);
}

/** Deletes an organisation with all that is its own. People, their accounts and their results stay. */
export async function deleteOrganization(ctx: UserContext, id: OrganizationId) {
  const present = await findOrganizationToChange(ctx.db, id);
  if (present === undefined) throw notFound();
  if (await isPaying(ctx.db, id)) {
    throw conflict(organizationMessages.paysForPackage());
  }
  await deleteManagersOf(ctx.db, id);
  await deleteOrganizationRow(ctx.db, id);
  if (present.logo_version !== null) {
    const logo = { organizationId: id, version: present.logo_version };
    await ctx.jobs.send(ctx.db, logoReplaced, logo);
  }
  await ctx.audit({
    action: 'organization.deleted',
    entity: 'organization',
    entityId: id,
    before: { organization_name: present.name },
  });
  return organizationMessages.organizationDeleted({ organization: present.name });
}

/** A new period begins now, in which nobody has been counted yet. */
export async function resetPackage(ctx: UserContext, id: OrganizationId): Promise<Organization> {
  const present = await findOrganizationToChange(ctx.db, id);
  if (present === undefined) throw notFound();
  await startPeriod(ctx.db, id);
  await ctx.audit({
    action: 'organization.package_renewed',
    entity: 'organization',
    entityId: id,
    before: {
      subjects_used: present.subjects_used,
      period_started_at: present.period_started_at.toISOString(),
    },
  });
  return getOrganization(ctx.db, id);
}

/** How many people were invited in a range of days; 422 when it ends before it begins. */
export async function countSubjects(
  { db }: UserContext,
  { id, from, to }: { id: OrganizationId; from: string; to: string },
) {
  if ((await findOrganization(db, id)) === undefined) throw notFound();
  if (to < from) throw invalid({ to: organizationMessages.daysReversed() });
  return { from, to, subjects_count: await countInvited(db, id, from, to) };
}

export async function getFeatures({ db, language }: UserContext, organizationId: OrganizationId) {
  if ((await findOrganization(db, organizationId)) === undefined) throw notFound();
  return presentFeatures(await listFeaturesOf(db, organizationId), language);
}

export async function setFeatures(
  ctx: UserContext,
  input: BodyOf<typeof contract.setOrganizationFeatures>,
) {
  const id = asOrganization(input.organization_id);
  await checkChoices(ctx.db, input);
  if ((await findOrganizationToChange(ctx.db, id)) === undefined) throw notFound();
  const before = { feature_ids: (await listFeaturesOf(ctx.db, id)).map((feature) => feature.id) };
  await replaceFeatures(ctx.db, id, input.feature_ids);
  const features = await listFeaturesOf(ctx.db, id);
  const after = { feature_ids: features.map((feature) => feature.id) };
  await auditChange(ctx, {
    action: 'organization.features_set',
    entity: 'organization',
    entityId: id,
    before,
    after,
  });
  return presentFeatures(features, ctx.language);
}

/** An absent column keeps what it has, or its default. */
function columnsOf(input: Created, logoVersion: string | undefined) {
  return {
    name: input.organization_name,
    package_id: input.package_id,
    status: input.status,
    time_zone: input.time_zone,
    logo_version: logoVersion,
  };
}

type Choices = Partial<Pick<Created, 'package_id' | 'feature_ids' | 'time_zone'>>;

/** What is chosen must exist; all that does not is told at once. */
async function checkChoices(
  db: Db,
  { package_id, feature_ids = [], time_zone }: Choices,
): Promise<void> {
  const errors: Record<string, Message> = {};
  const packages = await listPackages(db);
  if (package_id !== undefined && !packages.some(({ id }) => id === package_id)) {
    errors['package_id'] = organizationMessages.packageUnknown();
  }
  const known = new Set((await listFeatures(db)).map(({ id }) => id));
  for (const [index, id] of feature_ids.entries()) {
    if (!known.has(id)) errors[`feature_ids.${index}`] = organizationMessages.featureUnknown();
  }
  if (time_zone !== undefined && !(await isTimeZone(db, time_zone))) {
    errors['time_zone'] = organizationMessages.timeZoneUnknown();
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Both must know it: mails show times by this process, deadlines are reckoned by the database. */
export async function isTimeZone(db: Db, name: string): Promise<boolean> {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  return (await findTimeZone(db, name)) !== undefined;
}

export const withFreeName = <T>(write: Promise<T>) =>
  orTaken(write, 'organizations_name', {
    organization_name: organizationMessages.nameTaken(),
  });

/** What the action log keeps of an organisation. */
async function describe(db: Db, id: OrganizationId): Promise<Record<string, unknown>> {
  const row = await findOrganization(db, id);
  if (row === undefined) throw new Error(`No organisation ${id}`);
  const { name, package_id, status, time_zone, logo_version } = row;
  const feature_ids = (await listFeaturesOf(db, id)).map((feature) => feature.id);
  return { organization_name: name, package_id, status, time_zone, logo_version, feature_ids };
}
