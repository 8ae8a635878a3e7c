import { getPersonalityQuestions } from '@assay/contract/personality';
import { ApiError } from '../../../api/api-error.ts';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { deviceStorage } from '../../../api/answer-storage.ts';
import { call } from '../../../api/client.ts';
import { sessionStore } from '../../../api/session.ts';
import { inTime } from '../../../lib/in-time.ts';
import { findKeptForm, forgetForm } from './kept-form.ts';
import { testForm, withWaiting } from './test-form.ts';
import type { Questions, TestForm } from './test-form.ts';

export type OpenedTest =
  | { state: 'running'; form: TestForm }
  | { state: 'not-begun'; questions: number; minutes: number }
  | { state: 'complete' };

export interface Opening {
  /** Begins the test in this language, or goes on in it; without it only what was begun goes on. */
  language?: string | undefined;
  /** The call for the questions when it is under way already. */
  sent?: Promise<Response> | undefined;
}

/** Milliseconds after which a test that this device has kept goes on without the server. */
const patience = 6000;

/** Fetches the questions; without a connection, what this device has kept of them. */
export async function openTest(opening: Opening): Promise<OpenedTest> {
  // Read before the server answers: what it acknowledges meanwhile must show too.
  const waiting = waitingAnswers();
  const asked = fetchQuestions(opening);
  try {
    const wire = await inTime(asked, patience, 'The server takes long.');
    return asOpened(wire, await waiting);
  } catch (failure) {
    const refused = failure instanceof ApiError && failure.status < 500 && failure.status !== 429;
    if (refused) throw failure;
    const kept = opening.language ? undefined : await findKeptForm();
    if (kept) return { state: 'running', form: withWaiting(kept, await waiting) };
    // Nothing to go on with: the failure, or whatever is still to come.
    return asOpened(await asked, await waiting);
  }
}

function asOpened(wire: Questions, waiting: readonly QueuedAnswer[]): OpenedTest {
  const { attemptId, minutes, questionsCountTotal, tendencyQuestionsCountTotal } = wire;
  if (wire.completed) {
    void forgetForm();
    return { state: 'complete' };
  }
  if (attemptId !== null) return { state: 'running', form: testForm(attemptId, wire, waiting) };
  const questions = questionsCountTotal + tendencyQuestionsCountTotal;
  return { state: 'not-begun', questions, minutes };
}

/** @throws ApiError, NetworkError */
export async function fetchQuestions({ language, sent }: Opening): Promise<Questions> {
  const query = language ? { language } : { begin: '0' as const };
  return (await call(getPersonalityQuestions, { query, sent })).data;
}

async function waitingAnswers() {
  const user = sessionStore.getState().user?.id;
  if (user === undefined) return [];
  return deviceStorage()
    .list(user)
    .catch(() => []);
}
