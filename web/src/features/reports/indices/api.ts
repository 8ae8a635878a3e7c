import { getBurnoutAverages, getBurnoutReport } from '@assay/contract/burnout-reports';
import { getWorkingFromHomeReport } from '@assay/contract/working-from-home';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export type { BurnoutAverages, BurnoutReport } from '@assay/contract/burnout-reports';
export type { IndexDriver, WorkingFromHomeReport } from '@assay/contract/working-from-home';

/** Each reading is written down; coming back to the window is none. */
export function burnoutReport(subjectId: number) {
  return queryOptions({
    queryKey: ['burnout-report', subjectId],
    queryFn: async ({ signal }) =>
      (await call(getBurnoutReport, { params: { subjectId }, signal })).data,
    staleTime: Infinity,
  });
}

export function burnoutAverages(id: number) {
  return queryOptions({
    queryKey: ['burnout-averages', id],
    queryFn: async ({ signal }) =>
      (await call(getBurnoutAverages, { params: { id }, signal })).data,
  });
}

export function workingFromHomeReport(subjectId: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['working-from-home-report', subjectId, campaign],
    queryFn: async ({ signal }) => {
      const input = { params: { subjectId }, query: { campaign }, signal };
      return (await call(getWorkingFromHomeReport, input)).data;
    },
    staleTime: Infinity,
  });
}
