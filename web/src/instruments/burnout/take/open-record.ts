import { getBurnoutAnswers, getBurnoutQuestions } from '@assay/contract/burnout';
import { call } from '../../../api/client.ts';
import { openOrKept } from '../../../features/instruments/open-or-kept.ts';
import { findKeptRecord, forgetRecord } from './kept-record.ts';
import { recordForm, withWaiting } from './record-form.ts';
import type { RecordForm, WireRecord } from './record-form.ts';

export type OpenedRecord =
  | { state: 'running'; form: RecordForm }
  /** Nothing is asked before the person has agreed. */
  | { state: 'consent' }
  | { state: 'complete' };

/** Fetches a record with its questions; without a connection, what this device has kept of it. */
export function openRecord(id: number): Promise<OpenedRecord> {
  return openOrKept<Awaited<ReturnType<typeof fetchAll>>, OpenedRecord>({
    asked: fetchAll(id),
    asOpened([record, questions], waiting) {
      if (record.completed_at !== null) {
        void forgetRecord();
        return { state: 'complete' };
      }
      if (record.consented_at === null) return { state: 'consent' };
      return { state: 'running', form: recordForm(record, questions, waiting) };
    },
    async kept(waiting) {
      const form = await findKeptRecord(id);
      return form && { state: 'running', form: withWaiting(form, waiting) };
    },
  });
}

function fetchAll(id: number) {
  return Promise.all([fetchRecord(id), call(getBurnoutQuestions).then(({ data }) => data)]);
}

/** @throws ApiError, NetworkError */
export async function fetchRecord(id: number): Promise<WireRecord> {
  return (await call(getBurnoutAnswers, { params: { id } })).data;
}
