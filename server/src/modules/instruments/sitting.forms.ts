import type { BurnoutForm } from '@assay/instruments/burnout/form';
import { burnoutVersionOf } from '@assay/instruments/burnout/versions';
import type { InstrumentId } from '@assay/contract/instruments';
import type { Trx } from '../../platform/db/database.ts';
import { formOf } from './personality/attempt.form.ts';
import { findKey, type findAttemptById } from './attempt.queries.ts';
import { loadCultureForm } from './culture/culture-form.service.ts';
import { loadKeyedForm, type SittingForm } from './skill/form.service.ts';
import { listQuestionTimes } from './skill/skill-test.queries.ts';

type Attempt = NonNullable<Awaited<ReturnType<typeof findAttemptById>>>;

/** How the form of a sitting, with its key, is put together for scoring. It never leaves the server. */
export const forms: Record<InstrumentId, (trx: Trx, attempt: Attempt) => Promise<unknown>> = {
  personality: (_trx, attempt) => Promise.resolve(formOf(attempt)),
  iq: async (trx, { id, version }) => ({ version, keys: await findKey(trx, id) }),
  culture: (trx, { version }) => loadCultureForm(trx, version),
  burnout: (_trx, { form, version }) =>
    Promise.resolve({ ...(form as BurnoutForm), version: burnoutVersionOf(version) }),
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
