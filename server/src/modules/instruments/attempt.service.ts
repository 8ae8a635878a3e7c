import type { InstrumentId } from '@assay/contract/instruments';
import { getInstrument } from '@assay/instruments/registry';
import type { UserContext } from '../../platform/http/context.ts';
import { conflict, forbidden } from '../../platform/http/errors.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { findProfile } from '../subjects/index.ts';
import { findAttempt, insertAttempt, isAskedFor } from './attempt.queries.ts';

/** News for the modules above: somebody has begun an instrument. */
export const attemptStarted = defineJob<{ subjectId: number; test: string }>('attempt.started');

/** The subject's attempt; without one, checks that the subject may begin. What was begun goes on, whatever the deadline says. */
export async function findOwnAttempt(ctx: UserContext, test: string) {
  const subjectId = ctx.actor.userId;
  const known = await findAttempt(ctx.db, subjectId, test);
  if (known !== undefined) return known;
  if (!(await isAskedFor(ctx.db, subjectId, test))) {
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

interface Sitting {
  instrument: InstrumentId;
  /** As calls name it. */
  test: string;
  language?: string;
  /** What it is made of, asked for only when it begins now. */
  form?: () => Promise<{ form: unknown; questions: number; parts: number }>;
}

/** The subject's attempt, begun now if there is none. However often and from wherever it is called, it begins once. */
export async function openAttempt(ctx: UserContext, sitting: Sitting) {
  const { test } = sitting;
  const known = await findOwnAttempt(ctx, test);
  if (known !== undefined) return known;
  await beginAttempt(ctx, { ...sitting, round: 1 });
  const attempt = await findAttempt(ctx.db, ctx.actor.userId, test);
  if (attempt === undefined) throw new Error('The attempt that was begun is not there');
  return attempt;
}

/** Begins a round; false when another tab or device has just done so. */
async function beginAttempt(
  ctx: UserContext,
  { instrument, test, language = 'en', form, round }: Sitting & { round: number },
): Promise<boolean> {
  const subjectId = ctx.actor.userId;
  const { version, itemCount, parts } = getInstrument(instrument);
  const made = form === undefined ? { form: null, questions: itemCount, parts } : await form();
  const attempt = { subjectId, instrument, test, round, version, language, ...made };
  const begun = await insertAttempt(ctx.db, attempt);
  if (begun) await ctx.jobs.send(ctx.db, attemptStarted, { subjectId, test });
  return begun;
}
