import { changeKeptTest, findKeptTest, forgetKeptTest, putKeptTest } from '../../api/kept-tests.ts';
import { sessionStore } from '../../api/session.ts';
import { type Answers, newest } from './answers.ts';
import type { RunningTest } from './plain-test.ts';

const user = () => sessionStore.getState().user?.id;

interface Keeping<Copy> {
  /** Whether what is there is of the same sitting. */
  isSame: (kept: Copy) => boolean;
  /** As `useKeptCopy` has it: answers that another tab has kept cannot be asked for any more. */
  leaving: boolean;
}

/** Keeps a sitting on this device; answers that another tab has kept stay unless these are newer. */
export async function keepCopy<Copy extends { answers: Answers }>(
  test: string,
  copy: Copy,
  { isSame, leaving }: Keeping<Copy>,
): Promise<void> {
  const owner = user();
  if (owner === undefined) return;
  if (leaving) await putKeptTest(owner, test, copy);
  else
    await changeKeptTest<Copy>(owner, test, (kept) =>
      kept && isSame(kept) ? { ...copy, answers: newest(kept.answers, copy.answers) } : copy,
    );
}

/** The same of a test without a clock. */
export function keepForm(test: string, form: RunningTest, leaving: boolean): Promise<void> {
  return keepCopy(test, form, { isSame: (kept) => kept.attemptId === form.attemptId, leaving });
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
