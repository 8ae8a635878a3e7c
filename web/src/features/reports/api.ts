import {
  exportCampaignPersonalityResults,
  getCampaignPersonalityResults,
} from '@assay/contract/personality-table';
import type { listComparedCampaigns } from '@assay/contract/comparisons';
import type { OutputOf } from '@assay/contract/endpoint';
import type { ComparedInstrument } from '@assay/contract/instruments';
import { listCampaignSubjects } from '@assay/contract/campaign-people';
import {
  downloadTeam,
  downloadTwo,
  getCampaignAverages,
  getInterpersonalFit,
  getPersonalityComparison,
} from '@assay/contract/personality-comparisons';
import { downloadReport, type ReportKind } from '@assay/contract/reports';
import { getPersonalityReport, getPersonalityWorking } from '@assay/contract/personality-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { paged } from '../../lib/paged.ts';

export type {
  InterpersonalFit,
  PersonalityAverages,
  PersonalityComparison,
} from '@assay/contract/personality-comparisons';
export type {
  PersonalityReport,
  PersonalityWorking,
  ReportScale,
} from '@assay/contract/personality-reports';
export type TabularRow = OutputOf<typeof getCampaignPersonalityResults>['data'][number];
export type Norm = NonNullable<OutputOf<typeof getCampaignPersonalityResults>['meta']['norm']>;
export type ComparedCampaign = OutputOf<typeof listComparedCampaigns>['data'][number];
type TabularFilter = CallInput<typeof getCampaignPersonalityResults>['query'];
/** The call that lists the campaigns with one test. */
export type ComparedCampaignList = typeof listComparedCampaigns;
type CampaignFilter = CallInput<typeof listComparedCampaigns>['query'];

export function personalityReport(id: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['personality-report', id, campaign],
    queryFn: async ({ signal }) =>
      (await call(getPersonalityReport, { params: { id }, query: { campaign }, signal })).data,
  });
}

/** Each reading is written down for the person to see; coming back to the window is none. */
export function personalityWorking(id: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['personality-working', id, campaign],
    queryFn: async ({ signal }) =>
      (await call(getPersonalityWorking, { params: { id }, query: { campaign }, signal })).data,
    staleTime: Infinity,
  });
}

export function reportPdf(
  kind: ReportKind,
  subjectId: number,
  campaign: number | undefined,
): Promise<Blob> {
  return call(downloadReport, { params: { kind, subjectId }, query: { campaign } });
}

export function personalityTable(id: number, query: TabularFilter) {
  return queryOptions({
    queryKey: ['personality-table', id, query],
    queryFn: ({ signal }) =>
      call(getCampaignPersonalityResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

/** Two to fifty people beside each other. */
export function personalityComparison(subjects: readonly number[], campaign: number | undefined) {
  return queryOptions({
    queryKey: ['personality-comparison', subjects, campaign],
    queryFn: async ({ signal }) => {
      const query = { subjects: [...subjects], campaign };
      return (await call(getPersonalityComparison, { query, signal })).data;
    },
  });
}

export function twoPdf([subject1, subject2]: readonly [number, number], campaign?: number) {
  return call(downloadTwo, { params: { subject1, subject2 }, query: { campaign } });
}

export function teamPdf(subjects: readonly number[], campaign: number | undefined) {
  return call(downloadTeam, { query: { subjects: [...subjects], campaign } });
}

export function interpersonalFit(subject1: number, subject2: number) {
  return queryOptions({
    queryKey: ['interpersonal-fit', subject1, subject2],
    queryFn: async ({ signal }) =>
      (await call(getInterpersonalFit, { params: { subject1, subject2 }, signal })).data,
  });
}

export function campaignAverages(id: number) {
  return queryOptions({
    queryKey: ['campaign-averages', id],
    queryFn: async ({ signal }) =>
      (await call(getCampaignAverages, { params: { id }, signal })).data,
  });
}

/** Campaigns with the test, newest first. @param list the call of that test */
export function comparedCampaigns(
  test: ComparedInstrument,
  list: ComparedCampaignList,
  query: CampaignFilter,
) {
  return queryOptions({
    queryKey: ['compared-campaigns', test, query],
    queryFn: ({ signal }) => call(list, { query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

/** People of a campaign, to tell whose result is not there yet from who does not exist. */
export function peopleOfCampaign(campaign: number) {
  return queryOptions({
    queryKey: ['campaign', campaign, 'people'],
    queryFn: async ({ signal }) => {
      const people = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const input = { params: { id: campaign }, query: { page, perPage: 100 }, signal };
        const { data, meta } = await call(listCampaignSubjects, input);
        people.push(...data);
        // A campaign may have thousands; whoever follows a link is looked for among the first of them.
        last = Math.min(meta.last_page, 5);
      }
      return people;
    },
  });
}

export function personalityFile(
  id: number,
  query: CallInput<typeof exportCampaignPersonalityResults>['query'],
): Promise<Blob> {
  return call(exportCampaignPersonalityResults, { params: { id }, query });
}
