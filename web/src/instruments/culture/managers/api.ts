import type { TableFormat } from '@assay/contract/table-file';
import {
  downloadCultureTwo,
  exportCampaignCultureResults,
  getCampaignCultureAverages,
  getCampaignCultureResults,
  getCultureComparison,
  getCultureReport,
} from '@assay/contract/culture-reports';
import type { OutputOf } from '@assay/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { call } from '../../../api/client.ts';
import { paged } from '../../../lib/paged.ts';

export type {
  CultureAverages,
  CultureComparison,
  CultureReport,
} from '@assay/contract/culture-reports';
export type CultureTable = OutputOf<typeof getCampaignCultureResults>;
type TableFilter = CallInput<typeof getCampaignCultureResults>['query'];

/** Each reading is written down for the person to see; coming back to the window is none. */
export function cultureReport(id: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['culture-report', id, campaign],
    queryFn: async ({ signal }) =>
      (await call(getCultureReport, { params: { id }, query: { campaign }, signal })).data,
    staleTime: Infinity,
  });
}

/** Two people beside each other. */
export function cultureComparison(subjects: readonly number[], campaign: number | undefined) {
  return queryOptions({
    queryKey: ['culture-comparison', subjects, campaign],
    queryFn: async ({ signal }) => {
      const query = { subjects: [...subjects], campaign };
      return (await call(getCultureComparison, { query, signal })).data;
    },
    staleTime: Infinity,
  });
}

export function cultureTwoPdf([subject1, subject2]: readonly [number, number], campaign?: number) {
  return call(downloadCultureTwo, { params: { subject1, subject2 }, query: { campaign } });
}

export function cultureTable(id: number, query: TableFilter) {
  return queryOptions({
    queryKey: ['culture-table', id, query],
    queryFn: ({ signal }) =>
      call(getCampaignCultureResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function cultureFile(id: number, format: TableFormat): Promise<Blob> {
  return call(exportCampaignCultureResults, { params: { id }, query: { format } });
}

export function cultureAverages(id: number) {
  return queryOptions({
    queryKey: ['culture-averages', id],
    queryFn: async ({ signal }) =>
      (await call(getCampaignCultureAverages, { params: { id }, signal })).data,
  });
}
