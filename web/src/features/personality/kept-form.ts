import { sessionStore } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';
import type { Answers, TestForm } from './test-form.ts';

/*
 * A copy of the running test for this tab, so that a reload without a connection goes on. It is not where answers are
 * safe: that is the outbox. It ends with the tab, since somebody else may use the device next.
 */

const key = 'assay.personality';
const storage = browserStorage('sessionStorage');
const user = () => sessionStore.getState().user?.id ?? null;

interface Kept {
  user: number | null;
  form: TestForm;
}

export function keepForm(form: TestForm, answers: Answers, seq: number) {
  const kept: Kept = { user: user(), form: { ...form, answers, seq } };
  try {
    storage?.setItem(key, JSON.stringify(kept));
  } catch {
    // Full: a reload then needs the connection.
  }
}

export function keptForm(): TestForm | null {
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null;
    return kept && kept.user === user() ? kept.form : null;
  } catch {
    return null;
  }
}

export function forgetForm() {
  try {
    storage?.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
