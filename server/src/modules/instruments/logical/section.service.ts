import type { OutputOf } from '@assay/contract/endpoint';
import type { completeAnalogy, getAnalogyTime, LogicalSection } from '@assay/contract/logical';
import { sectionSeconds } from '@assay/instruments/logical/definition';
import { sql } from 'kysely';
import { transact } from '../../../platform/db/database.ts';
import type { ManualContext, UserContext } from '../../../platform/http/context.ts';
import { conflict, notFound, unauthenticated } from '../../../platform/http/errors.ts';
import { findAttempt, lockAttempt } from '../attempt.queries.ts';
import { findOwnAttempt } from '../attempt.service.ts';
import { endClock, type SignOfLife, touchClock } from '../clock.queries.ts';
import { completeAttempt } from '../completion.service.ts';
import { logicalTest, partOf } from './sitting.service.ts';
import { instrumentMessages } from '../messages.data.ts';

export type SectionState = OutputOf<typeof getAnalogyTime>['data'];

/** Where a section stands, as a sign of life of the one who takes it. */
export async function touchSection(
  ctx: UserContext,
  attemptId: number | undefined,
  section: LogicalSection,
  sign?: SignOfLife,
): Promise<SectionState> {
  const clock = attemptId && (await touchClock(ctx.db, attemptId, partOf(section), sign));
  if (!clock) {
    const remainingSeconds = await secondsFor(ctx);
    return { started: false, over: false, remainingSeconds, givenBackSeconds: 0 };
  }
  const { over, remaining: remainingSeconds, credited: givenBackSeconds } = clock;
  return { started: true, over, remainingSeconds, givenBackSeconds };
}

/** What a section will give this person, in seconds. */
async function secondsFor({ db, actor }: UserContext): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select app.extra_percent(${actor.userId}::integer) as percent`.execute(db);
  return Math.ceil((sectionSeconds * (100 + (rows[0]?.percent ?? 0))) / 100);
}

export async function showTime(
  ctx: UserContext,
  section: LogicalSection,
  sign: SignOfLife,
): Promise<SectionState> {
  const attempt = await findOwnAttempt(ctx, logicalTest);
  return touchSection(ctx, attempt?.id, section, sign);
}

/** Ends a section, and with the last one the test. However often it is called, it happens once. */
export async function endSection(
  ctx: ManualContext,
  section: LogicalSection,
): Promise<OutputOf<typeof completeAnalogy>['data']> {
  const userId = ctx.actor?.userId;
  if (userId === undefined) throw unauthenticated();
  const attemptId = await transact(ctx.pool, { scope: 'candidate', userId }, async (trx) => {
    const attempt = await findAttempt(trx, userId, logicalTest);
    if (attempt === undefined) throw notFound();
    // The same lock as saving an answer takes: an answer is in before the end, or too late.
    await lockAttempt(trx, attempt.id);
    if ((await touchClock(trx, attempt.id, partOf(section))) === undefined) {
      throw conflict(instrumentMessages.partNotBegun());
    }
    await endClock(trx, attempt.id, partOf(section));
    return attempt.id;
  });
  await completeAttempt({ db: ctx.pool, jobs: ctx.jobs }, attemptId);
  return transact(ctx.pool, { scope: 'candidate', userId }, async (trx) => {
    const attempt = await findAttempt(trx, userId, logicalTest);
    const completed = attempt?.completed_at != null;
    return { section, section_completed: true, completed };
  });
}
