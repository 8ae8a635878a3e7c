import { randomUUID } from 'node:crypto';
import { linkToken } from '../../../access/token.ts';
import type { TableFormat } from '@assay/contract/table-file';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { insertLinks } from '../../accounts/index.ts';
import { getCampaign } from '../campaign/campaign.service.ts';
import { type Copy, findKnown, listCopies } from './entry-link.queries.ts';
import { campaignMessages } from '../messages.data.ts';

/**
 * A link for a manager to hand on. It proves no address: its page sends the real mail and opens nothing.
 * Throws 404 for whom the organisation has not invited, 409 when no campaign is open for the person.
 */
export async function copyLink(ctx: ManagerContext, subjectId: number, campaignId?: number) {
  if ((await findKnown(ctx.db, ctx.organizationId, subjectId)) === undefined) throw notFound();
  if (campaignId !== undefined) await getCampaign(ctx, campaignId);
  const [newest] = await listCopies(ctx.db, ctx.organizationId, { subjectId, campaignId });
  if (newest === undefined) throw conflict(campaignMessages.noneOpen());
  const [link] = await copyFor(ctx, [newest]);
  await ctx.audit({ action: 'invitation.link_copied', entity: 'user', entityId: subjectId });
  return { url: link?.url ?? '', expires_at: newest.deadline.toISOString() };
}

/** The same for everybody who has not finished, for a mail merge or a letter. */
export async function exportLinks(ctx: ManagerContext, campaignId: number, format: TableFormat) {
  const campaign = await getCampaign(ctx, campaignId);
  const people = await copyFor(ctx, await listCopies(ctx.db, ctx.organizationId, { campaignId }));
  await ctx.audit({
    action: 'campaign.links_exported',
    entity: 'campaign',
    entityId: campaignId,
    after: { people: people.length },
  });
  const rows = people.map(({ first_name, last_name, email, deadline, url }) => {
    return [first_name, last_name, email, url, deadline.toISOString()];
  });
  const header = ['first_name', 'last_name', 'email', 'link', 'deadline'];
  return tableFile(`${campaign.name} links`, [header, ...rows], {
    format,
    language: ctx.language,
  });
}

/** Each person keeps one copied link, however often it is copied. */
async function copyFor(ctx: ManagerContext, copies: Copy[]) {
  const people = copies.map((copy) => {
    const linkId = copy.link_id ?? randomUUID();
    const token = linkToken(ctx.secret, linkId);
    const url = `${ctx.appUrl}/create-account-test-subject/${token}/${ctx.organizationId}`;
    return { ...copy, linkId, token, url };
  });
  const fresh = people.filter((one) => one.link_id === null);
  const deadlines = new Map<number, typeof fresh>();
  for (const one of fresh) {
    const at = one.deadline.getTime();
    deadlines.set(at, [...(deadlines.get(at) ?? []), one]);
  }
  for (const [at, group] of deadlines) {
    const links = group.map(({ id, subject_id, linkId, token }) => ({
      id: linkId,
      token,
      purpose: 'copied_invitation' as const,
      userId: subject_id,
      organizationId: ctx.organizationId,
      invitationId: id,
    }));
    await insertLinks(ctx.db, links, new Date(at));
  }
  return people;
}
