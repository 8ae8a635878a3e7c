import type { InstrumentId } from '@assay/contract/instruments';
import { testTypeIds } from '@assay/contract/instruments';
import { instruments } from '@assay/instruments/registry';
import type { UserContext } from '../../platform/http/context.ts';
import { conflict, forbidden } from '../../platform/http/errors.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { findProfile } from '../subjects/index.ts';
import { findAttempt, insertAttempt, isAskedFor } from './attempt.queries.ts';

/** News for the modules above: somebody has begun an instrument. */
export const attemptStarted = defineJob<{ subjectId: number; instrument: InstrumentId }>(
  'attempt.started',
);

/** The subject's attempt; without one, checks that the subject may begin. What was begun goes on, whatever the deadline says. */
export async function findOwnAttempt(ctx: UserContext, instrument: InstrumentId) {
  const subjectId = ctx.actor.userId;
  const known = await findAttempt(ctx.db, subjectId, instrument);
  if (known !== undefined) return known;
  if (!(await isAskedFor(ctx.db, subjectId, testTypeIds[instrument]))) {
    throw forbidden(
      'forbidden',
      'No organisation with your permission asks for this test at the moment.',
    );
  }
  if ((await findProfile(ctx.db, subjectId))?.completed !== true) {
    throw conflict('Please answer two questions about yourself first.', 'profile_required');
  }
  return undefined;
}

/** The subject's attempt, begun now if there is none. */
export async function openAttempt(ctx: UserContext, instrument: InstrumentId, language: string) {
  const known = await findOwnAttempt(ctx, instrument);
  if (known !== undefined) return known;
  const subjectId = ctx.actor.userId;
  const { version, itemCount } = instruments[instrument];
  const begun = await insertAttempt(ctx.db, {
    subjectId,
    instrument,
    version,
    language,
    questions: itemCount,
  });
  if (begun) await ctx.jobs.send(ctx.db, attemptStarted, { subjectId, instrument });
  const attempt = await findAttempt(ctx.db, subjectId, instrument);
  if (attempt === undefined) throw new Error('The attempt that was begun is not there');
  return attempt;
}
