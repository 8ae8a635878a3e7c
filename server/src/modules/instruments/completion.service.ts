import type { InstrumentId, StoredAnswer } from '@assay/contract/instruments';
import { getInstrument } from '@assay/instruments/registry';
import type { Kysely } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import { system, transact, type Trx } from '../../platform/db/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { ageOn, findProfile } from '../subjects/index.ts';
import { listEndedParts } from './clock.queries.ts';
import { forms, questionTimes } from './sitting.forms.ts';
import { findChosenNorms } from './norm/norm.service.ts';
import {
  getAttempt,
  insertResult,
  listAnswers,
  listUnscoredAttempts,
  lockAttempt,
} from './attempt.queries.ts';

/** News for the modules above: somebody has finished an instrument. */
export const attemptCompleted = defineJob<{ subjectId: number; test: string }>('attempt.completed');

/** Looks for attempts that a crash left between their last answer and their score. */
export const unscoredSweep = defineJob('attempt.sweep', { schedule: '* * * * *' });

/** A longer pause is not time spent on a question. */
const longestPause = 300;

interface Services {
  db: Kysely<Database>;
  jobs: Jobs;
}

/** Scores a complete attempt, once, however often and from wherever it is called; what is not complete stays open. */
export async function completeAttempt({ db, jobs }: Services, attemptId: number): Promise<void> {
  await transact(db, system, (trx) => completeWithin(trx, jobs, attemptId));
}

/** The same inside a transaction that is open already; its scope must be `system`. */
async function completeWithin(trx: Trx, jobs: Jobs, attemptId: number): Promise<void> {
  await lockAttempt(trx, attemptId);
  const attempt = await getAttempt(trx, attemptId);
  if (attempt.completed_at !== null) return;
  const id = attempt.instrument as InstrumentId;
  const instrument = getInstrument(id);
  const form = await forms[id](trx, attempt);
  const rows = await listAnswers(trx, attemptId);
  const ended = attempt.parts > 0 ? await listEndedParts(trx, attemptId) : [];
  const answered = new Set(rows.map((row) => row.question_id));
  if (!instrument.isComplete({ answered, ended: new Set(ended), form })) return;

  const clocked = await questionTimes[id]?.(trx, attemptId);
  const { answers, minutes } = clocked ? withClocks(rows, clocked) : withTimes(rows);
  const profile = await findProfile(trx, attempt.subject_id);
  const age = profile?.birthdate == null ? undefined : ageOn(profile.birthdate, new Date());
  const norms = await findChosenNorms(trx, id, age);
  const scores = instrument.score(answers, { form, ...(age !== undefined && { age }), norms });
  await insertResult(trx, {
    attemptId,
    subjectId: attempt.subject_id,
    instrument: id,
    test: attempt.test,
    scores,
    summary: instrument.summarise(scores),
    minutes,
  });
  await jobs.send(trx, attemptCompleted, { subjectId: attempt.subject_id, test: attempt.test });
}

/** Finishes what a crash left between the last answer and its scoring. */
export async function sweepUnscored(services: Services): Promise<void> {
  const open = await transact(services.db, system, listUnscoredAttempts);
  for (const { id } of open) await completeAttempt(services, id);
}

type Row = Awaited<ReturnType<typeof listAnswers>>[number];

function withTimes(rows: Row[]): { answers: StoredAnswer[]; minutes: number | null } {
  let total = 0;
  const answers = rows.map((row, i) => {
    const previous = rows[i - 1];
    const gap =
      previous === undefined
        ? null
        : (row.answered_at.getTime() - previous.answered_at.getTime()) / 1000;
    // Answers that were sent together tell nothing about each of them.
    const seconds = gap === null || gap === 0 || gap > longestPause ? undefined : gap;
    total += seconds ?? 0;
    return {
      questionId: row.question_id,
      index: row.option_index,
      ...(seconds === undefined ? {} : { seconds }),
    };
  });
  return { answers, minutes: total > 0 ? total / 60 : null };
}

function withClocks(
  rows: Row[],
  seconds: ReadonlyMap<number, number>,
): ReturnType<typeof withTimes> {
  const answers = rows.map(({ question_id: questionId, option_index: index }) => {
    const spent = seconds.get(questionId);
    return { questionId, index, ...(spent === undefined ? {} : { seconds: spent }) };
  });
  const total = [...seconds.values()].reduce((sum, spent) => sum + spent, 0);
  return { answers, minutes: total > 0 ? total / 60 : null };
}
