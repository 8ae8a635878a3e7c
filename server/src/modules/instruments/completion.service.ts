import { instrumentIds, type InstrumentId, type StoredAnswer } from '@assay/contract/instruments';
import { getInstrument } from '@assay/instruments/registry';
import type { Kysely } from 'kysely';
import type { Database } from '../../../schema/database.ts';
import { system, transact, type Trx } from '../../platform/db/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { ageOn, findProfile } from '../subjects/index.ts';
import { timesOf } from './answer-times.model.ts';
import { listClocks } from './clock.queries.ts';
import { listWithoutShort, setShort } from './short-score/short-score.queries.ts';
import { kinds } from './rooms/test.kinds.ts';
import {
  findAttemptById,
  insertResult,
  listAnswers,
  listUnscoredAttempts,
  lockAttempt,
} from './attempt.queries.ts';

/** News for the modules above: somebody has finished an instrument. */
export const attemptCompleted = defineJob<{ subjectId: number; test: string }>('attempt.completed');

/** Looks for attempts that a crash left between their last answer and their score. */
export const unscoredSweep = defineJob('attempt.sweep', { schedule: '* * * * *' });

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
  const attempt = await findAttemptById(trx, attemptId);
  // Whoever has deleted it meanwhile needs no score.
  if (attempt === undefined || attempt.completed_at !== null) return;
  const id = attempt.instrument as InstrumentId;
  const kind = kinds.of(id);
  const sitting = await kind.openSitting(trx, attempt);
  const rows = await listAnswers(trx, attemptId);
  const clocks = attempt.parts > 0 ? await listClocks(trx, attemptId) : [];
  const ended = clocks.filter(({ over }) => over).map(({ part }) => part);
  const answered = new Set(rows.map((row) => row.question_id));
  if (!sitting.isComplete({ answered, ended: new Set(ended) })) return;

  const clocked = await kind.listTimes?.(trx, attemptId);
  const starts = clocks.map((clock) => clock.started_at);
  const { answers, minutes } = clocked
    ? withClocks(rows, clocked)
    : withTimes(rows, { began: attempt.started_at, starts });
  const profile = await findProfile(trx, attempt.subject_id);
  const age = profile?.birthdate == null ? undefined : ageOn(profile.birthdate, new Date());
  const scored = await sitting.score(answers, age);
  await insertResult(trx, {
    attemptId,
    subjectId: attempt.subject_id,
    instrument: id,
    test: attempt.test,
    ...scored,
    minutes,
  });
  await jobs.send(trx, attemptCompleted, { subjectId: attempt.subject_id, test: attempt.test });
}

/**
 * Finishes what a crash left between the last answer and its scoring. One that cannot be scored, as that of a test which only a
 * later version knows, fails after the others.
 */
export async function sweepUnscored(services: Services): Promise<void> {
  const open = await transact(services.db, system, listUnscoredAttempts);
  const failures: Error[] = [];
  for (const { id } of open) {
    await completeAttempt(services, id).catch((error: Error) => failures.push(error));
  }
  await transact(services.db, system, shortenResults);
  const [first] = failures;
  if (first !== undefined) throw first;
}

const inOneNumber = instrumentIds.filter((id) => getInstrument(id).inShort !== undefined);

/** Results of before there was one number for each get theirs, some at a time. */
async function shortenResults(trx: Trx): Promise<void> {
  for (const { attempt_id, instrument, scores } of await listWithoutShort(trx, inOneNumber)) {
    const short = getInstrument(instrument as InstrumentId).inShort?.(scores);
    if (short !== undefined) await setShort(trx, attempt_id, short);
  }
}

type Row = Awaited<ReturnType<typeof listAnswers>>[number];

function withTimes(
  rows: Row[],
  sitting: { began: Date; starts: readonly Date[] },
): { answers: StoredAnswer[]; minutes: number | null } {
  const times = timesOf(
    rows.map((row) => row.answered_at),
    sitting,
  );
  const answers = rows.map(({ question_id: questionId, option_index: index }, i) => {
    const seconds = times[i];
    return { questionId, index, ...(seconds !== undefined && { seconds }) };
  });
  const total = times.reduce<number>((sum, seconds = 0) => sum + seconds, 0);
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
