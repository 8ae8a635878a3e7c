import type { InstrumentId } from '@assay/contract/instruments';
import type { Trx } from '../../platform/db/database.ts';
import { findKey, type findAttemptById } from './attempt.queries.ts';
import { loadKeyedForm, type SittingForm } from './skill/form.service.ts';
import { listQuestionTimes } from './skill/skill-test.queries.ts';

type Attempt = NonNullable<Awaited<ReturnType<typeof findAttemptById>>>;

/** How the form of a sitting, with its key, is put together for scoring. It never leaves the server. */
export const forms: Record<InstrumentId, (trx: Trx, attempt: Attempt) => Promise<unknown>> = {
  personality: () => Promise.resolve(null),
  iq: (trx, { id }) => findKey(trx, id),
  culture: () => Promise.resolve(null),
  burnout: (_trx, { form }) => Promise.resolve(form),
  interview: (_trx, { form }) => Promise.resolve(form),
  skill: async (trx, { id, form }) =>
    loadKeyedForm(trx, form as SittingForm, await listQuestionTimes(trx, id)),
};

type QuestionTimes = (trx: Trx, attemptId: number) => Promise<Map<number, number>>;

/** Seconds by question, where each has a clock of its own; elsewhere the time between two answers counts. */
export const questionTimes: Partial<Record<InstrumentId, QuestionTimes>> = {
  skill: listQuestionTimes,
  // How long somebody took for an interview says nothing of them, so nobody adds it up.
  interview: () => Promise.resolve(new Map()),
};
