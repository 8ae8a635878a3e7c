import type { OutputOf } from '@assay/contract/endpoint';
import type { BurnoutRecord, getBurnoutAnswers, listBurnout } from '@assay/contract/burnout';
import { burnoutKey } from '@assay/instruments/burnout/definition';
import { emptyBurnoutForm } from '@assay/instruments/burnout/form';
import { isPresentConsent } from '@assay/instruments/burnout/texts/texts';
import { burnoutVersion, burnoutVersionOf } from '@assay/instruments/burnout/versions';
import type { Db } from '../../../platform/db/database.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { listAnswers } from '../attempt.queries.ts';
import {
  attemptDeleted,
  attemptStarted,
  beginAttempt,
  mayBegin,
  refusal,
} from '../attempt.service.ts';
import { presentQuestions, presentRecord } from './burnout.presenter.ts';
import {
  burnoutTest,
  deleteRecord,
  findRecord,
  listRecords,
  mayRepeat,
  setConsent,
} from './record.queries.ts';
import { instrumentMessages } from '../messages.data.ts';

/** Own records, newest first, and whether another one may be begun. */
export async function listOwnRecords(ctx: UserContext): Promise<OutputOf<typeof listBurnout>> {
  const subjectId = ctx.actor.userId;
  const rows = await listRecords(ctx.db, subjectId);
  return {
    data: rows.map(presentRecord),
    meta: { may_create: await mayCreate(ctx.db, subjectId) },
  };
}

/** As for every test; and who has taken it before may do so again. */
export async function mayCreate(db: Db, subjectId: number): Promise<boolean> {
  return (await mayBegin(db, subjectId, burnoutTest)) || (await mayRepeat(db, subjectId));
}

/** The record that is still incomplete, or a new one. However often and from wherever it is called, one is begun. */
export async function createRecord(ctx: UserContext): Promise<BurnoutRecord> {
  const subjectId = ctx.actor.userId;
  const [latest] = await listRecords(ctx.db, subjectId);
  ctx.status = 200;
  if (latest?.completed_at === null) return presentRecord(latest);
  if (!(await mayCreate(ctx.db, subjectId))) {
    throw await refusal(ctx.db, subjectId, burnoutTest);
  }
  const begun = await beginAttempt(ctx, {
    instrument: 'burnout',
    test: burnoutTest,
    round: (latest?.round ?? 0) + 1,
    form: () => Promise.resolve({ form: emptyBurnoutForm, questions: burnoutKey.length, parts: 0 }),
  });
  if (begun) ctx.status = 201;
  const [record] = await listRecords(ctx.db, subjectId);
  if (record === undefined) throw new Error('The record that was begun is not there');
  return presentRecord(record);
}

/** What is asked: of a record that was begun with earlier questions, those. */
export async function showQuestions(ctx: UserContext) {
  const [latest] = await listRecords(ctx.db, ctx.actor.userId);
  const isOpen = latest?.completed_at === null && latest.form.consentedAt !== null;
  return presentQuestions(ctx.language, isOpen ? burnoutVersionOf(latest.version) : burnoutVersion);
}

/** From now on answers are taken; the campaigns that ask hear that it has begun. */
export async function agree(
  ctx: UserContext,
  recordId: number,
  version: string,
): Promise<BurnoutRecord> {
  const record = await getRecord(ctx, recordId);
  if (!isPresentConsent(version)) {
    throw invalid({ version: instrumentMessages.consentChanged() });
  }
  if (record.form.consentedAt === null && (await setConsent(ctx.db, recordId, version))) {
    await ctx.jobs.send(ctx.db, attemptStarted, {
      subjectId: ctx.actor.userId,
      test: burnoutTest,
    });
  }
  return presentRecord(await getRecord(ctx, recordId));
}

export async function showAnswers(
  ctx: UserContext,
  recordId: number,
): Promise<OutputOf<typeof getBurnoutAnswers>['data']> {
  const record = await getRecord(ctx, recordId);
  const answers = await listAnswers(ctx.db, recordId);
  return {
    ...presentRecord(record),
    served: record.form.served,
    answers: answers
      .map(({ question_id, option_index: value, seq }) => ({ question_id, value, seq }))
      .toSorted((one, other) => one.question_id - other.question_id),
  };
}

/** Consent withdrawn: the record goes with all that was made of it. */
export async function removeRecord(ctx: UserContext, recordId: number) {
  const gone = await deleteRecord(ctx.db, ctx.actor.userId, recordId);
  if (gone === undefined) throw notFound();
  await ctx.jobs.send(ctx.db, attemptDeleted, { ...gone, at: new Date().toISOString() });
  return instrumentMessages.energyDeleted();
}

async function getRecord(ctx: UserContext, recordId: number) {
  const record = await findRecord(ctx.db, ctx.actor.userId, recordId);
  if (record === undefined) throw notFound();
  return record;
}
