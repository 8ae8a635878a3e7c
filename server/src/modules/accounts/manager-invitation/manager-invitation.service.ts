import type { Session } from '@assay/contract/accounts';
import { writeAudit } from '../../../platform/audit.ts';
import { type Db, system } from '../../../platform/db/database.ts';
import type { ManualContext, PublicContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { consumeLink, findLink, type Link } from '../link/link.queries.ts';
import { startSession } from '../login/session.service.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { insertManagerWithRole, takeInvitation } from './manager-invitation.queries.ts';
import { accountMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

/** Somebody with an account becomes a manager: logged in, so with password and second factor, and by the mailed link. */
export function accept(ctx: ManualContext, token: string): Promise<Session> {
  const userId = ctx.actor?.userId as number;
  return ctx.answerWithin(system, async (trx) => {
    const link = await findOffer(trx, token);
    if (link.user_id !== userId) {
      throw invalid({
        users_encrypted_email: accountMessages.anotherAccount(),
      });
    }
    await use(trx, link);
    await acceptInvitation(trx, ctx, link);
    return startSession(trx, userId, ctx);
  });
}

/** The link is enough to decline: whoever has the mailbox gives nothing away, and gets nothing. */
export async function decline(ctx: PublicContext, token: string): Promise<Message> {
  const link = await findOffer(ctx.db, token);
  await use(ctx.db, link);
  if (!(await takeInvitation(ctx.db, link))) throw unknown();
  await writeAudit(ctx.db, originOf(ctx, link), entryOf('manager.declined', link));
  return accountMessages.declined();
}

/**
 * From now on the person is a manager; to be called when the account is proved to be the own one. What was open before was a
 * candidate's session, which idles for longer than a manager's may and may have come about by a mailed link alone: all of them end.
 */
export async function acceptInvitation(
  db: Db,
  ctx: Pick<PublicContext, 'requestId' | 'ip' | 'userAgent'>,
  link: Link,
): Promise<void> {
  if (!(await takeInvitation(db, link))) throw unknown();
  await insertManagerWithRole(db, link);
  await deleteSessions(db, link.user_id, null);
  await writeAudit(db, originOf(ctx, link), entryOf('manager.accepted', link));
}

async function findOffer(db: Db, token: string): Promise<Link> {
  const link = await findLink(db, token);
  if (link === undefined || !(link.to_accept || link.used_at !== null)) throw unknown();
  return link;
}

async function use(db: Db, link: Link): Promise<void> {
  if (await consumeLink(db, link.id)) return;
  throw invalid({
    users_encrypted_email: accountMessages.linkUsed(),
  });
}

const unknown = () => invalid({ users_encrypted_email: accountMessages.linkUnknown() });

function entryOf(action: string, link: Link) {
  const { organization_id, organization_name, email } = link;
  const after = { email, organization_id, organization_name };
  return { action, entity: 'manager', entityId: link.user_id, after };
}

function originOf(
  { requestId, ip, userAgent }: Pick<PublicContext, 'requestId' | 'ip' | 'userAgent'>,
  { user_id, organization_id }: Link,
) {
  return { organizationId: organization_id, actorId: user_id, requestId, ip, userAgent };
}
