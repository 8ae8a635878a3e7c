import { getPersonalityQuestions } from '@assay/contract/personality';
import { NetworkError } from '../../api/api-error.ts';
import { deviceStorage } from '../../api/answer-storage.ts';
import { call } from '../../api/client.ts';
import { sessionStore } from '../../api/session.ts';
import { forgetForm, keptForm } from './kept-form.ts';
import { testForm } from './test-form.ts';
import type { TestForm } from './test-form.ts';

/** Fetches the questions, which begins the test; null when it is complete. */
export async function openTest(language?: string): Promise<TestForm | null> {
  try {
    const { data } = await call(getPersonalityQuestions, { query: language ? { language } : {} });
    if (!data.completed) return testForm(data, await waitingAnswers());
    forgetForm();
    return null;
  } catch (failure) {
    const kept = keptForm();
    if (failure instanceof NetworkError && kept) return kept;
    throw failure;
  }
}

async function waitingAnswers() {
  const user = sessionStore.getState().user?.id;
  if (user === undefined) return [];
  return deviceStorage()
    .list(user)
    .catch(() => []);
}
