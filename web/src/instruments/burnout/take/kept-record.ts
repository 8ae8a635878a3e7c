import { findKeptTest, forgetKeptTest } from '../../../api/kept-tests.ts';
import { sessionStore } from '../../../api/session.ts';
import { keepCopy } from '../../../features/instruments/kept-form.ts';
import type { RecordForm } from './record-form.ts';

const test = 'burnout';
const user = () => sessionStore.getState().user?.id;

export function keepRecord(form: RecordForm, leaving: boolean): Promise<void> {
  return keepCopy(test, form, { isSame: (kept) => kept.recordId === form.recordId, leaving });
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
