import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { isOn } from '@assay/contract/fields';
import type * as contract from '@assay/contract/managers';
import { auditChange } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ManagerContext } from '../../platform/http/context.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { listFeaturesOf } from './feature.queries.ts';
import { readLogo, replaceLogo } from './logo/logo.service.ts';
import { listInvitedManagers, listManagers } from './manager/manager.queries.ts';
import { presentFeatures, presentManager, presentRow } from './organization.presenter.ts';
import {
  findOrganizationToChange,
  findOrganizationWithPackage,
  updateOrganizationRow,
} from './organization.queries.ts';
import { isTimeZone, withFreeName } from './organization.service.ts';
import { organizationMessages } from './messages.data.ts';
import type { OrganizationId } from '../../platform/db/organization-id.ts';

type OwnOrganization = OutputOf<typeof contract.getOwnOrganization>['data'];

export async function showOwn({
  db,
  organizationId,
  language,
}: ManagerContext): Promise<OwnOrganization> {
  const row = await findOrganizationWithPackage(db, organizationId);
  if (row === undefined) throw notFound();
  const managers = await listManagers(db, organizationId);
  // Who was chosen and is no manager any more is asked no longer; the form could not send them back either.
  const isThere = managers.some(({ email }) => email.toLowerCase() === row.adjustments_contact);
  return {
    ...presentRow(row),
    time_zone: row.time_zone,
    retention_months: row.retention_months,
    require_two_factor: row.require_two_factor,
    reviews_in_export: row.reviews_in_export,
    frame_ancestors: row.frame_ancestors,
    adjustments_contact: isThere ? row.adjustments_contact : null,
    period_ends_at: row.period_ends_at.toISOString(),
    features: presentFeatures(await listFeaturesOf(db, organizationId), language),
    managers: [...managers, ...(await listInvitedManagers(db, organizationId))].map((manager) => {
      const { id, first_name, last_name, email, status } = presentManager(manager);
      return { id, first_name, last_name, email, status };
    }),
  };
}

/** Changes what a manager decides about the own organisation; what is absent stays. */
export async function updateOwn(
  ctx: ManagerContext,
  input: BodyOf<typeof contract.updateOwnOrganization>,
): Promise<OwnOrganization> {
  const { db, organizationId } = ctx;
  const { time_zone } = input;
  if (time_zone !== undefined && !(await isTimeZone(db, time_zone))) {
    throw invalid({ time_zone: organizationMessages.timeZoneUnknown() });
  }
  const logo = await readLogo(ctx);
  const present = await findOrganizationToChange(db, organizationId);
  if (present === undefined) throw notFound();
  const before = await settingsOf(db, organizationId);
  const frames = input.frame_ancestors?.filter((origin) => origin !== '');
  const changes = {
    name: input.organization_name,
    time_zone,
    retention_months: input.retention_months,
    require_two_factor: flagOf(input.require_two_factor),
    reviews_in_export: flagOf(input.reviews_in_export),
    frame_ancestors:
      frames === undefined
        ? undefined
        : [...new Set(frames.map((origin) => new URL(origin).origin))],
    adjustments_contact: await readContact(ctx, input.adjustments_contact),
    logo_version: logo?.version,
  };
  const named = Object.values(changes).some((value) => value !== undefined);
  if (named) await withFreeName(updateOrganizationRow(db, organizationId, changes));
  if (logo !== null) await replaceLogo(ctx, present, logo);
  await auditChange(ctx, {
    action: 'organization.settings_changed',
    entity: 'organization',
    entityId: organizationId,
    before,
    after: await settingsOf(db, organizationId),
  });
  return showOwn(ctx);
}

/** Absent stays as it is. */
function flagOf(value: Parameters<typeof isOn>[0]): boolean | undefined {
  return value === undefined ? undefined : isOn(value);
}

/** One of the own managers; null for the sender of each campaign. @throws 422 for anybody else */
async function readContact({ db, organizationId }: ManagerContext, email: string | undefined) {
  if (email === undefined) return undefined;
  if (email === '') return null;
  const managers = await listManagers(db, organizationId);
  if (managers.some((manager) => manager.email.toLowerCase() === email)) return email;
  throw invalid({ adjustments_contact: organizationMessages.managerUnknown() });
}

/** What the action log keeps. */
async function settingsOf(db: Db, id: OrganizationId): Promise<Record<string, unknown>> {
  const row = await findOrganizationWithPackage(db, id);
  return {
    organization_name: row?.name,
    time_zone: row?.time_zone,
    retention_months: row?.retention_months,
    require_two_factor: row?.require_two_factor,
    reviews_in_export: row?.reviews_in_export,
    frame_ancestors: row?.frame_ancestors,
    adjustments_contact: row?.adjustments_contact,
    logo_version: row?.logo_version,
  };
}
