import { writeAudit } from '../../../platform/audit.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { Actor, ManualContext } from '../../../platform/http/context.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { isAskingForCode, mailCode, type Proof, withProof } from '../../accounts/index.ts';
import { leaveCampaigns } from '../../campaigns/index.ts';
import { orphanedRecordings } from '../../instruments/index.ts';
import { leaveCv } from '../../subjects/index.ts';
import { rememberErasures } from '../restored/remembered.service.ts';
import * as erasure from './erasure.queries.ts';
import { ownDataMessages } from '../messages.data.ts';

/** Deletes the caller's account, once it is proved that it is the caller who asks. */
export async function deleteAccount(ctx: ManualContext, proof: Proof) {
  const actor = ctx.actor as Actor;
  if (actor.roles.length > 0) throw lookingAfterOthers();
  if (isAskingForCode(proof)) return mailCode(ctx, 'deletion');
  return withProof(ctx, 'deletion', proof, async (trx) => {
    const gone = await erase(trx, ctx, actor.userId, async () => {
      // Whoever was given a role in this moment keeps it until it is taken back.
      if (await erasure.hasRole(trx, actor.userId)) throw lookingAfterOthers();
    });
    await rememberErasures(trx, ctx.jobs, 'accounts', gone === undefined ? [] : [gone]);
    return ownDataMessages.accountDeleted();
  });
}

/**
 * Everything of one person. What stays has nobody in it: how many were invited and finished, what a chain of digests
 * seals, that mails were sent. One transaction; an account that is gone already is gone, and undefined.
 */
export async function erase(
  trx: Trx,
  { jobs, requestId }: Pick<ManualContext, 'jobs' | 'requestId'>,
  userId: number,
  allow?: () => Promise<void>,
): Promise<erasure.Leaving | undefined> {
  const leaving = await erasure.lockAccount(trx, userId);
  if (leaving === undefined) return undefined;
  await allow?.();
  await erasure.eraseMails(trx, leaving);
  await erasure.eraseJobs(trx, leaving);
  await erasure.eraseResults(trx, leaving);
  await leaveCv(trx, jobs, userId);
  await jobs.send(trx, orphanedRecordings, {});
  await leaveCampaigns(trx, userId);
  await erasure.eraseLog(trx, leaving);
  await erasure.eraseSenderLog(trx, leaving);
  await erasure.eraseSender(trx, leaving);
  await erasure.eraseContact(trx, leaving);
  await erasure.eraseAccount(trx, leaving);
  const nobody = { organizationId: null, actorId: null, requestId, ip: '', userAgent: null };
  await writeAudit(trx, nobody, { action: 'account.deleted', entity: 'user', entityId: userId });
  return leaving;
}

function lookingAfterOthers() {
  return conflict(ownDataMessages.staffAccount());
}
