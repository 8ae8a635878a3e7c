import { exportActionLogs, listActionLogs, verifyActionLogs } from '@assay/contract/action-logs';
import type { OutputOf } from '@assay/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { ActionLogSearch } from './search.ts';

export type LogEntry = OutputOf<typeof listActionLogs>['data'][number];
export type Verdict = OutputOf<typeof verifyActionLogs>['data'];

export function actionLogs({ page = 1, ...filter }: ActionLogSearch) {
  return queryOptions({
    queryKey: ['action-logs', page, filter],
    queryFn: ({ signal }) => call(listActionLogs, { query: { ...filter, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function exportLogs({ page: _, ...filter }: ActionLogSearch): Promise<Blob> {
  return call(exportActionLogs, { query: { ...filter, format: 'local_csv' } });
}

/** Walks the whole chain, call by call, and tells how far it is. */
export async function verifyChain(onProgress: (verdict: Verdict) => void): Promise<Verdict> {
  let after = 0;
  let [checked, erased] = [0, 0];
  for (;;) {
    const { data } = await call(verifyActionLogs, { query: { after } });
    checked += data.checked;
    erased += data.erased;
    const verdict = { ...data, checked, erased };
    onProgress(verdict);
    if (data.next === null) return verdict;
    after = data.next;
  }
}
