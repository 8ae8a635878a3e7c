import type { listSessions as listCall } from '@assay/contract/account-access';
import type { OutputOf } from '@assay/contract/endpoint';
import type { UserContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { countRecoveryCodes, findTotp } from '../totp/totp.queries.ts';
import { deviceOf } from './device.presenter.ts';
import { deleteOwnSession, deleteSessions, listSessions } from './sessions.queries.ts';
import { accountMessages } from '../messages.data.ts';

/** Where somebody is logged in, the present session first, and how well the account is locked. */
export async function showSessions({
  db,
  actor,
  language,
}: UserContext): Promise<OutputOf<typeof listCall>> {
  const totp = await findTotp(db, actor.userId);
  const rows = (await listSessions(db, actor.userId)).map((row) => ({
    id: row.id,
    current: row.id === actor.sessionId,
    device: deviceOf(row.user_agent, language),
    ip: row.ip,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
  return {
    data: rows.toSorted((one, other) => Number(other.current) - Number(one.current)),
    two_factor: {
      on: totp?.confirmed_at != null,
      required: actor.needsTwoFactor,
      recovery_codes_left: await countRecoveryCodes(db, actor.userId),
    },
  };
}

export async function endSession(ctx: UserContext, id: number) {
  if (!(await deleteOwnSession(ctx.db, ctx.actor.userId, id))) throw notFound();
  return accountMessages.sessionEnded();
}

/** Ends the other sessions, and the present one when asked to. */
export async function endSessions(ctx: UserContext, current: boolean) {
  const { userId, sessionId } = ctx.actor;
  const ended = await deleteSessions(ctx.db, userId, current ? null : sessionId);
  await ctx.audit({
    action: 'account.sessions_ended',
    entity: 'user',
    entityId: userId,
    after: { sessions: ended },
  });
  return ended === 0
    ? accountMessages.noOtherSession()
    : accountMessages.sessionsEnded({ sessions: ended });
}
