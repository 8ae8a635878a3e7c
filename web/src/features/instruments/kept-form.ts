import { changeKeptTest, findKeptTest, forgetKeptTest, putKeptTest } from '../../api/kept-tests.ts';
import { sessionStore } from '../../api/session.ts';
import { newest } from './answers.ts';
import type { RunningTest } from './plain-test.ts';

const user = () => sessionStore.getState().user?.id;

/** Keeps a test on this device; unless the page is left, answers that another tab has kept stay if these are not newer. */
export async function keepForm(test: string, form: RunningTest, leaving: boolean) {
  const owner = user();
  if (owner === undefined) return;
  if (leaving) await putKeptTest(owner, test, form);
  else
    await changeKeptTest<RunningTest>(owner, test, (kept) =>
      kept?.attemptId === form.attemptId
        ? { ...form, answers: newest(kept.answers, form.answers) }
        : form,
    );
}

export async function findKeptForm<Form extends RunningTest>(
  test: string,
): Promise<Form | undefined> {
  const owner = user();
  return owner === undefined ? undefined : await findKeptTest<Form>(owner, test);
}

export async function forgetForm(test: string) {
  const owner = user();
  if (owner !== undefined) await forgetKeptTest(owner, test);
}
