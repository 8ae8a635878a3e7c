import type { InstrumentId, StoredAnswer } from '@assay/contract/instruments';
import { instruments } from '@assay/instruments/registry';
import type { Kysely } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import { system, transact } from '../../platform/db/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { ageOn, findProfile } from '../subjects/index.ts';
import { findChosenNorms } from './norm/norm.service.ts';
import {
  getAttempt,
  insertResult,
  listAnswers,
  listUnscoredAttempts,
  lockAttempt,
} from './attempt.queries.ts';

/** News for the modules above: somebody has finished an instrument. */
export const attemptCompleted = defineJob<{ subjectId: number; instrument: InstrumentId }>(
  'attempt.completed',
);

/** Looks for attempts that a crash left between their last answer and their score. */
export const unscoredSweep = defineJob('attempt.sweep', { schedule: '* * * * *' });

/** A longer pause is not time spent on a question. */
const longestPause = 300;

interface Services {
  db: Kysely<Database>;
  jobs: Jobs;
}

/** Scores a fully answered attempt, once, however often and from wherever it is called. */
export async function completeAttempt({ db, jobs }: Services, attemptId: number): Promise<void> {
  await transact(db, system, async (trx) => {
    await lockAttempt(trx, attemptId);
    const attempt = await getAttempt(trx, attemptId);
    const rows = await listAnswers(trx, attemptId);
    if (attempt.completed_at !== null || rows.length < attempt.questions) return;

    const { answers, minutes } = withTimes(rows);
    const profile = await findProfile(trx, attempt.subject_id);
    const instrument = attempt.instrument as InstrumentId;
    const age = profile?.birthdate == null ? undefined : ageOn(profile.birthdate, new Date());
    const norms = await findChosenNorms(trx, instrument, age);
    const scores = instruments[instrument].score(answers, {
      ...(age !== undefined && { age }),
      norms,
    });
    const summary = instruments[instrument].summarise(scores);
    await insertResult(trx, {
      attemptId,
      subjectId: attempt.subject_id,
      instrument,
      scores,
      summary,
      minutes,
    });
    await jobs.send(trx, attemptCompleted, { subjectId: attempt.subject_id, instrument });
  });
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
    const seconds = gap === null || gap > longestPause ? undefined : gap;
    total += seconds ?? 0;
    return {
      questionId: row.question_id,
      index: row.option_index,
      ...(seconds === undefined ? {} : { seconds }),
    };
  });
  return { answers, minutes: total > 0 ? total / 60 : null };
}
