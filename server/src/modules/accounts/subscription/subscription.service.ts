import { linkToken } from '../../../access/token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import type { RenderContext } from '../../../platform/mail/delivery.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { say } from '../../../platform/words/message.ts';
import { changeSubscription, keepSubscription } from './subscription.queries.ts';
import { accountMessages } from '../messages.data.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

export interface Reader {
  userId: number;
  organizationId: OrganizationId;
  organizationName: string;
}

/**
 * What a mail to a subject carries so that its reader can stop mails of this organisation; null when that
 * has been done and the mail must not leave. Managers and their own mails know no such choice.
 */
export async function unsubscribeBy(
  { db, secret, appUrl }: RenderContext,
  { userId, organizationId, organizationName }: Reader,
): Promise<MailContent['unsubscribe'] | null> {
  const token = linkToken(secret, `unsubscribe ${userId} ${organizationId}`);
  const { unsubscribed } = await keepSubscription(db, { userId, organizationId }, token);
  if (unsubscribed) return null;
  return {
    organization: organizationName,
    page: `${appUrl}/unsubscribe/${token}`,
    oneClick: `${appUrl}/api/user/unsubscribe/${token}`,
  };
}

/** Stops an organisation's mails, or lets them come again. An unknown link gets no other answer than a known one. */
export async function setSubscription(ctx: PublicContext, token: string, subscribe = false) {
  const changed = await changeSubscription(ctx.db, token, subscribe);
  if (changed !== undefined) {
    await ctx.audit({
      action: subscribe ? 'mails.subscribed' : 'mails.unsubscribed',
      entity: 'organization',
      entityId: changed.organization_id,
      by: changed.user_id,
    });
  }
  return subscribe ? accountMessages.subscribed() : accountMessages.unsubscribed();
}

/** For mail programs that open the address of the button: on to the page, which asks first and speaks as the browser does, too. */
export function leadToPage({ appUrl, language }: PublicContext, token: string) {
  const page = `${appUrl}/unsubscribe/${token}`;
  const word = say(language, accountMessages.unsubscribe());
  const html = `<!doctype html><html lang="${language ?? 'en'}"><head><meta charset="utf-8"><title>${word}</title><meta http-equiv="refresh" content="0;url=${page}"></head><body><a href="${page}">${word}</a></body></html>`;
  return { type: 'text/html; charset=utf-8', content: Buffer.from(html) };
}
