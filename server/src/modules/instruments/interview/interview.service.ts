import type { Kysely } from 'kysely';
import type { OutputOf } from '@assay/contract/endpoint';
import type { listInterviews, OwnInterview } from '@assay/contract/interviews';
import { interviewTimes } from '@assay/contract/interview-bounds';
import { interviewTestOf } from '@assay/contract/instruments';
import {
  type InterviewForm,
  interview as instrument,
} from '@assay/instruments/interview/instrument';
import type { Database } from '../../../../schema/database.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { Actor, ManualContext, UserContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { findAttempt, findResult, listAnswers } from '../attempt.queries.ts';
import { openAttempt } from '../attempt.service.ts';
import { completeAttempt } from '../completion.service.ts';
import { nameOfTest } from '../../subjects/index.ts';
import { presentInterview, presentQuestion } from './interview.presenter.ts';
import { findAskedInterview, findSites, listAskedInterviews } from './interview.queries.ts';
import { listRecordings } from './recording.queries.ts';
import { instrumentMessages } from '../messages.data.ts';

export async function listOwnInterviews({
  db,
  actor,
  appUrl,
  language,
}: UserContext): Promise<OutputOf<typeof listInterviews>['data']> {
  const rows = await listAskedInterviews(db, actor.userId);
  return {
    base_url: `${appUrl}/video/interview/start`,
    interviews: rows.map((row) => presentInterview(row, language)),
  };
}

/** Begins an interview, once, however often it is called, or shows how far it is. */
export async function startInterview(ctx: UserContext, code: string): Promise<OwnInterview> {
  const asked = await findAskedInterview(ctx.db, ctx.actor.userId, code);
  if (asked === undefined) throw notFound();
  const { name, questions } = asked;
  const attempt = await openAttempt(ctx, {
    instrument: 'interview',
    test: interviewTestOf(code),
    language: ctx.language ?? 'en',
    form: () =>
      Promise.resolve({ form: { name, questions }, questions: questions.length, parts: 0 }),
  });
  const recordings = await listRecordings(ctx.db, attempt.id);
  const form = attempt.form as InterviewForm;
  const { prepareSeconds, answerSeconds, retakes } = interviewTimes;
  return {
    interviewCode: code,
    name: nameOfTest('interview', form.name, ctx.language),
    organization: { id: asked.organization_id, name: asked.organization_name },
    prepare_seconds: prepareSeconds,
    answer_seconds: answerSeconds,
    retakes,
    questions: form.questions.map((text, at) => presentQuestion(at + 1, text, recordings)),
    completed_at: attempt.completed_at?.toISOString() ?? null,
  };
}

/** Hands it in, once, however often it is called. */
export async function completeInterview(services: Services, ctx: ManualContext, code: string) {
  const { userId } = ctx.actor as Actor;
  const { attempt, answered } = await transact(
    ctx.pool,
    { scope: 'candidate', userId },
    async (db) => {
      const own = await findAttempt(db, userId, interviewTestOf(code));
      if (own === undefined) throw notFound();
      return { attempt: own, answered: await listAnswers(db, own.id) };
    },
    { readOnly: true },
  );
  if (attempt.completed_at === null) {
    const form = attempt.form as InterviewForm;
    const kept = new Set(answered.map(({ question_id }) => question_id));
    if (!instrument.isComplete({ answered: kept, ended: new Set(), form })) {
      throw conflict(instrumentMessages.recordAllFirst());
    }
    await completeAttempt(services, attempt.id);
  }
  return instrumentMessages.interviewHandedIn();
}

/** Origins of the sites whose pages may send recordings of an interview, which are those that may show a test in a frame. */
export function listUploadSites(db: Kysely<Database>, code: string): Promise<readonly string[]> {
  return transact(db, system, (trx) => findSites(trx, code), { readOnly: true });
}

/** What somebody has recorded, by question; nobody has judged it. */
export async function showOwnResults(
  { db, actor, language }: UserContext,
  code: string,
): Promise<object> {
  const test = interviewTestOf(code);
  const attempt = await findAttempt(db, actor.userId, test);
  if (attempt === undefined) throw notFound();
  const result = await findResult(db, actor.userId, test);
  const kept = (await listRecordings(db, attempt.id)).filter(({ kept_at }) => kept_at !== null);
  const form = attempt.form as InterviewForm;
  return {
    name: nameOfTest('interview', form.name, language),
    completedAt: result?.completed_at?.toISOString() ?? null,
    questions: form.questions.map((question, at) => {
      const recording = kept.find(({ question_id }) => question_id === at + 1);
      return {
        question,
        seconds: recording?.seconds ?? null,
        file: recording ? `/api/interviews/${code}/recordings/${recording.id}/video` : null,
      };
    }),
  };
}
