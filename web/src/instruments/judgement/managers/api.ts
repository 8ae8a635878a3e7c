import type { OutputOf } from '@assay/contract/endpoint';
import {
  exportCampaignJudgementResults,
  getCampaignJudgementResults,
  getJudgementReport,
} from '@assay/contract/judgement-reports';
import type { TableFormat } from '@assay/contract/table-file';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { call } from '../../../api/client.ts';
import { paged } from '../../../lib/paged.ts';

export type { JudgementReport } from '@assay/contract/judgement-reports';
export type JudgementRow = OutputOf<typeof getCampaignJudgementResults>['data'][number];
type Filter = CallInput<typeof getCampaignJudgementResults>['query'];

/** Each reading is written down for the person to see; coming back to the window is none. */
export function judgementReport(id: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['judgement-report', id, campaign],
    queryFn: async ({ signal }) =>
      (await call(getJudgementReport, { params: { id }, query: { campaign }, signal })).data,
    staleTime: Infinity,
  });
}

export function judgementTable(id: number, query: Filter) {
  return queryOptions({
    queryKey: ['judgement-table', id, query],
    queryFn: ({ signal }) =>
      call(getCampaignJudgementResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function judgementFile(id: number, format: TableFormat): Promise<Blob> {
  return call(exportCampaignJudgementResults, { params: { id }, query: { format } });
}
