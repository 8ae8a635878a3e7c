import type { OutputOf } from '@assay/contract/endpoint';
import {
  exportCampaignLogicalResults,
  getCampaignLogicalResults,
  getLogicalReport,
} from '@assay/contract/logical-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { call } from '../../../api/client.ts';
import { paged } from '../../../lib/paged.ts';

export type { LogicalReport } from '@assay/contract/logical-reports';
export type LogicalTabularRow = OutputOf<typeof getCampaignLogicalResults>['data'][number];
type Filter = CallInput<typeof getCampaignLogicalResults>['query'];
type Exported = CallInput<typeof exportCampaignLogicalResults>['query'];

/** Each reading is written down for the person to see; coming back to the window is none. */
export function logicalReport(subjectId: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['logical-report', subjectId, campaign],
    queryFn: async ({ signal }) =>
      (await call(getLogicalReport, { params: { subjectId }, query: { campaign }, signal })).data,
    staleTime: Infinity,
  });
}

export function logicalTable(id: number, query: Filter) {
  return queryOptions({
    queryKey: ['logical-table', id, query],
    queryFn: ({ signal }) =>
      call(getCampaignLogicalResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function logicalFile(id: number, query: Exported): Promise<Blob> {
  return call(exportCampaignLogicalResults, { params: { id }, query });
}
