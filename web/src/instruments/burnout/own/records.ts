import {
  consentBurnout as consentBurnoutCall,
  createBurnout as createBurnoutCall,
  getBurnoutQuestions,
  getOwnBurnoutResults,
  listBurnout,
} from '@assay/contract/burnout';
import type { BurnoutRecord } from '@assay/contract/burnout';
import type { OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

export type OwnBurnoutResults = OutputOf<typeof getOwnBurnoutResults>['data'];
export type Consent = OutputOf<typeof getBurnoutQuestions>['data']['consent'];

/** Own records, newest first. Whoever sees them for the first time and may begin gets one. */
export const ownRecords = queryOptions({
  queryKey: ['burnout-records'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await call(listBurnout, { signal });
    if (data.length > 0 || !meta.may_create) return { records: data, mayCreate: meta.may_create };
    return { records: [(await call(createBurnoutCall)).data], mayCreate: true };
  },
});

/** What is agreed to, and how long it takes. */
export const burnoutQuestions = queryOptions({
  queryKey: ['burnout-questions'],
  queryFn: async ({ signal }) => (await call(getBurnoutQuestions, { signal })).data,
  staleTime: Infinity,
});

export const ownBurnout = queryOptions({
  queryKey: ['burnout-results'],
  queryFn: async ({ signal }) => (await call(getOwnBurnoutResults, { signal })).data,
});

/** Begins another record; it goes to the front of the list. */
export async function createBurnout(): Promise<void> {
  const { data } = await call(createBurnoutCall);
  queryClient.setQueryData(ownRecords.queryKey, (known) => ({
    mayCreate: true,
    records: [data, ...(known?.records ?? []).filter(({ id }) => id !== data.id)],
  }));
}

export async function consentBurnout(record: BurnoutRecord, { version }: Consent): Promise<void> {
  await call(consentBurnoutCall, { body: { burnout_test_id: record.id, version } });
}

export function testPathOf({ id }: { id: number }): string {
  return `/happines-energy/test/${id}`;
}
