import type { OutputOf } from '@assay/contract/endpoint';
import {
  exportCampaignIqResults,
  getCampaignIqResults,
  getIqReport,
} from '@assay/contract/iq-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { call } from '../../../api/client.ts';
import { paged } from '../../../lib/paged.ts';

export type { IqReport } from '@assay/contract/iq-reports';
export type IqTabularRow = OutputOf<typeof getCampaignIqResults>['data'][number];
type Filter = CallInput<typeof getCampaignIqResults>['query'];
type Exported = CallInput<typeof exportCampaignIqResults>['query'];

/** Each reading is written down for the person to see; coming back to the window is none. */
export function iqReport(subjectId: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['iq-report', subjectId, campaign],
    queryFn: async ({ signal }) =>
      (await call(getIqReport, { params: { subjectId }, query: { campaign }, signal })).data,
    staleTime: Infinity,
  });
}

export function iqTable(id: number, query: Filter) {
  return queryOptions({
    queryKey: ['iq-table', id, query],
    queryFn: ({ signal }) =>
      call(getCampaignIqResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function iqFile(id: number, query: Exported): Promise<Blob> {
  return call(exportCampaignIqResults, { params: { id }, query });
}
