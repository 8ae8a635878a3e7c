import {
  changeKeptTest,
  findKeptTest,
  forgetKeptTest,
  putKeptTest,
} from '../../../api/kept-tests.ts';
import { sessionStore } from '../../../api/session.ts';
import { newest } from '../../../features/instruments/answers.ts';
import type { RecordForm } from './record-form.ts';

const test = 'burnout';
const user = () => sessionStore.getState().user?.id;

/** Keeps the record on this device; unless the page is left, answers that another tab has kept stay if these are not newer. */
export async function keepRecord(form: RecordForm, leaving: boolean) {
  const owner = user();
  if (owner === undefined) return;
  if (leaving) await putKeptTest(owner, test, form);
  else
    await changeKeptTest<RecordForm>(owner, test, (kept) =>
      kept?.recordId === form.recordId
        ? { ...form, answers: newest(kept.answers, form.answers) }
        : form,
    );
}

export async function findKeptRecord(recordId: number): Promise<RecordForm | undefined> {
  const kept = await findLastKeptRecord();
  return kept?.recordId === recordId ? kept : undefined;
}

/** Whichever record this device has kept. */
export async function findLastKeptRecord(): Promise<RecordForm | undefined> {
  const owner = user();
  return owner === undefined ? undefined : await findKeptTest<RecordForm>(owner, test);
}

export async function forgetRecord() {
  const owner = user();
  if (owner !== undefined) await forgetKeptTest(owner, test);
}
