import { randomUUID } from 'node:crypto';
import { nameOf } from '@assay/contract/person-name';
import { linkToken } from '../../../access/token.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { insertLinks } from '../../accounts/index.ts';
import { findKnown, markAsked } from './entry-link.queries.ts';
import { addressed } from '../invitation/address.model.ts';
import { campaignMessages } from '../messages.data.ts';

/** Asks a subject whom the organisation has invited for permission; within a day a second time changes nothing. */
export async function askPermission(ctx: ManagerContext, subjectId: number) {
  const person = await findKnown(ctx.db, ctx.organizationId, subjectId);
  if (person === undefined) throw notFound();
  const name = nameOf(person);
  if (person.permitted) throw conflict(campaignMessages.permissionThere({ name }));
  if (!(await markAsked(ctx.db, ctx.organizationId, person.id))) {
    return campaignMessages.permissionAsked({ name });
  }
  const linkId = randomUUID();
  await insertLinks(ctx.db, [
    {
      id: linkId,
      token: linkToken(ctx.secret, linkId),
      purpose: 'permission_request',
      userId: subjectId,
      organizationId: ctx.organizationId,
      invitationId: person.id,
    },
  ]);
  await queueMails(ctx.db, ctx.jobs, [
    {
      template: 'permission-request',
      params: { invitationId: person.id, linkId },
      ...addressed({ ...person, subject_id: subjectId }, person),
      organizationId: ctx.organizationId,
      campaignId: person.campaign_id,
      dedupeKey: `permission-request:${linkId}`,
    },
  ]);
  await ctx.audit({ action: 'permission.asked', entity: 'user', entityId: subjectId });
  return campaignMessages.permissionRequested({ name });
}
