import { getPersonalityQuestions } from '@assay/contract/personality';
import type { QueuedAnswer } from '../../../api/answer-queue.ts';
import { call } from '../../../api/client.ts';
import { openOrKept } from '../open-or-kept.ts';
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

/** Fetches the questions; without a connection, what this device has kept of them. */
export function openTest(opening: Opening): Promise<OpenedTest> {
  return openOrKept<Questions, OpenedTest>({
    asked: fetchQuestions(opening),
    asOpened,
    async kept(waiting) {
      const form = opening.language ? undefined : await findKeptForm();
      return form && { state: 'running', form: withWaiting(form, waiting) };
    },
  });
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
