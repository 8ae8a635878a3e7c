import {
  factsOf,
  type InstrumentId,
  interviewCodeOf,
  testTypeIds,
} from '@assay/contract/instruments';
import { getInstrument } from '@assay/instruments/registry';
import type { Db } from '../../platform/db/database.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { conflict, forbidden, type HttpError, notFound } from '../../platform/http/errors.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { closedNow } from '../accounts/index.ts';
import { findProfile } from '../subjects/index.ts';
import { checkWait } from './retake/retake.service.ts';
import {
  findAttempt,
  findAttemptById,
  insertAttempt,
  insertKey,
  lockAttempt,
} from './attempt.queries.ts';
import { instrumentMessages } from './messages.data.ts';
import { findClosed, isAskedFor, isUninvited } from '../../access/asked.queries.ts';

/** News for the modules above: somebody has begun an instrument. */
export const attemptStarted = defineJob<{ subjectId: number; test: string }>('attempt.started');

/** Which sitting it was: its number and the moment of its beginning, which no other has. */
export interface Gone {
  id: number;
  stamp: string;
}

/** News for the modules above: somebody has deleted one sitting, which a backup must not bring back. */
export const attemptDeleted = defineJob<Gone & { at: string }>('attempt.deleted', {
  retryLimit: 1000,
});

/** The subject's attempt; without one, checks that the subject may begin. What was begun goes on, whatever the deadline says. */
export async function findOwnAttempt(ctx: UserContext, test: string) {
  const subjectId = ctx.actor.userId;
  const known = await findAttempt(ctx.db, subjectId, test);
  if (known !== undefined) return known;
  if (!(await mayBegin(ctx.db, subjectId, test))) throw await refusal(ctx.db, subjectId, test);
  await checkWait(ctx, test);
  // Nothing of an interview is compared with a norm, so it needs neither age nor gender.
  if (interviewCodeOf(test) !== undefined) return undefined;
  if ((await findProfile(ctx.db, subjectId))?.completed !== true) {
    throw conflict(instrumentMessages.profileFirst(), 'profile_required');
  }
  return undefined;
}

/** Why somebody may not begin: who asks is inactive, or nobody asks. */
export async function refusal(db: Db, subjectId: number, test: string): Promise<HttpError> {
  const closed = await findClosed(db, subjectId, test);
  return closed === undefined
    ? forbidden('forbidden', instrumentMessages.notAsked())
    : conflict(closedNow(closed), 'organization_closed');
}

/** Somebody asks for it with the subject's permission, or the subject came without an invitation and takes it alone. */
export async function mayBegin(db: Db, subjectId: number, test: string): Promise<boolean> {
  if (await isAskedFor(db, subjectId, test)) return true;
  return openToAll.includes(test) && (await isUninvited(db, subjectId));
}

/** Skill tests and interviews are an organisation's, and some tests need one that asks; these are there for everybody. */
const openToAll = Object.values(testTypeIds)
  .filter((id) => factsOf(id)?.isAskedOnly !== true)
  .map(String);

/** What somebody may take who came without an invitation; nothing for those who are invited, or manage. */
export async function listOpenTests({ db, actor }: UserContext): Promise<string[]> {
  const alone = actor.roles.length === 0 && (await isUninvited(db, actor.userId));
  return alone ? openToAll : [];
}

/** Keeps answers and a deletion away until the transaction ends. @throws 404 for one that was deleted meanwhile */
export async function holdAttempt(db: Db, attemptId: number): Promise<void> {
  await lockAttempt(db, attemptId);
  if ((await findAttemptById(db, attemptId)) === undefined) throw notFound();
}

interface MadeForm {
  form: unknown;
  questions: number;
  /** Timed parts. */
  parts: number;
  /** Of questions that were made for this person alone. */
  key?: unknown;
}

interface Sitting {
  instrument: InstrumentId;
  /** As calls name it. */
  test: string;
  /** In which it is asked; that of the page where no other is said. */
  language?: string;
  /** What it is made of, asked for only when it begins now. */
  form?: () => Promise<MadeForm>;
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
export async function beginAttempt(
  ctx: UserContext,
  { instrument, test, language = ctx.language ?? 'en', form, round }: Sitting & { round: number },
): Promise<boolean> {
  const subjectId = ctx.actor.userId;
  const { version, itemCount, parts } = getInstrument(instrument);
  const { key, ...made } = (await form?.()) ?? { form: null, questions: itemCount, parts };
  const attempt = { subjectId, instrument, test, round, version, language, ...made };
  const id = await insertAttempt(ctx.db, attempt);
  if (id === undefined) return false;
  if (key !== undefined) await insertKey(ctx.db, id, key);
  await ctx.jobs.send(ctx.db, attemptStarted, { subjectId, test });
  return true;
}
