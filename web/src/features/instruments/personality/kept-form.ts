import { changeKeptTest, findKeptTest, forgetKeptTest } from '../../../api/kept-tests.ts';
import { sessionStore } from '../../../api/session.ts';
import { newest } from '../answers.ts';
import type { TestForm } from './test-form.ts';

const test = 'personality';
const user = () => sessionStore.getState().user?.id;

/** Keeps the test on this device; answers that another tab has kept stay unless these are newer. */
export async function keepForm(form: TestForm) {
  const owner = user();
  if (owner === undefined) return;
  await changeKeptTest<TestForm>(owner, test, (kept) =>
    kept?.attemptId === form.attemptId
      ? { ...form, answers: newest(kept.answers, form.answers) }
      : form,
  );
}

export async function findKeptForm(): Promise<TestForm | undefined> {
  const owner = user();
  return owner === undefined ? undefined : await findKeptTest<TestForm>(owner, test);
}

export async function forgetForm() {
  const owner = user();
  if (owner !== undefined) await forgetKeptTest(owner, test);
}
