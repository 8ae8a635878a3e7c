import { deleteBurnout as deleteBurnoutCall } from '@assay/contract/burnout';
import { call } from '../../../api/client.ts';
import { forgetAnswers } from '../../../api/forget-answers.ts';
import { queryClient } from '../../../api/query-client.ts';
import { sessionStore } from '../../../api/session.ts';
import { findKeptRecord, forgetRecord } from './kept-record.ts';
import { isOfRecord } from './record-answers.ts';
import { ownBurnout, ownRecords } from '../own/records.ts';

/** Withdraws the consent to one record; everything that was made of it goes too. */
export async function deleteBurnout(id: number): Promise<void> {
  await call(deleteBurnoutCall, { params: { id } });
  const user = sessionStore.getState().user?.id;
  if (user !== undefined) await forgetAnswers(user, (answer) => isOfRecord(answer, id));
  if (await findKeptRecord(id)) await forgetRecord();
  queryClient.setQueryData(
    ownRecords.queryKey,
    (known) => known && { ...known, records: known.records.filter((one) => one.id !== id) },
  );
  await queryClient.invalidateQueries({ queryKey: ownBurnout.queryKey });
  await queryClient.invalidateQueries({ queryKey: ['own-tests'] });
}
