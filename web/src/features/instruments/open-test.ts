import { ApiError } from '../../api/api-error.ts';
import { deviceStorage } from '../../api/answer-storage.ts';
import { sessionStore } from '../../api/session.ts';
import { inTime } from '../../lib/in-time.ts';
import { answersOf, newest } from './answers.ts';
import { findKeptForm, forgetForm } from './kept-form.ts';
import type { Opening, PlainTest, RunningTest, Sitting } from './plain-test.ts';

export type OpenedTest<Form extends RunningTest> =
  | { state: 'running'; form: Form }
  | { state: 'not-begun'; questions: number; minutes: number }
  | { state: 'complete' };

/** Milliseconds after which a test that this device has kept goes on without the server. */
const patience = 6000;

/** Fetches the questions; without a connection, what this device has kept of them. */
export async function openTest<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
  opening: Opening,
): Promise<OpenedTest<Form>> {
  // Read before the server answers: what it acknowledges meanwhile must show too.
  const waiting = waitingAnswers();
  const asked = test.fetch(opening);
  const opened = async (wire: Wire): Promise<OpenedTest<Form>> => {
    const { attemptId, minutes } = wire;
    if (wire.completed) {
      void forgetForm(test.name);
      return { state: 'complete' };
    }
    if (attemptId === null)
      return { state: 'not-begun', questions: test.questionsOf(wire), minutes };
    return { state: 'running', form: test.form(attemptId, wire, await waiting) };
  };
  try {
    return await opened(await inTime(asked, patience, 'The server takes long.'));
  } catch (failure) {
    const refused = failure instanceof ApiError && failure.status < 500 && failure.status !== 429;
    if (refused) throw failure;
    const kept = opening.language ? undefined : await findKeptForm<Form>(test.name);
    if (kept) {
      const own = answersOf(await waiting, kept.attemptId, test.sentAnswer);
      return { state: 'running', form: { ...kept, answers: newest(kept.answers, own) } };
    }
    // Nothing to go on with: the failure, or whatever is still to come.
    return opened(await asked);
  }
}

async function waitingAnswers() {
  const user = sessionStore.getState().user?.id;
  if (user === undefined) return [];
  return deviceStorage()
    .list(user)
    .catch(() => []);
}
