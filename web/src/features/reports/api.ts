import type { OutputOf } from '@assay/contract/endpoint';
import { listCampaignSubjects } from '@assay/contract/campaigns';
import { getCampaignPersonalityResults, getPersonalityReport } from '@assay/contract/reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';

export type { PersonalityReport, ReportScale } from '@assay/contract/reports';
export type TabularRow = OutputOf<typeof getCampaignPersonalityResults>['data'][number];
export type Norm = NonNullable<OutputOf<typeof getCampaignPersonalityResults>['meta']['norm']>;
type TabularFilter = CallInput<typeof getCampaignPersonalityResults>['query'];

export function personalityReport(id: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['personality-report', id, campaign],
    queryFn: async ({ signal }) =>
      (await call(getPersonalityReport, { params: { id }, query: { campaign }, signal })).data,
  });
}

export function personalityTable(id: number, query: TabularFilter) {
  return queryOptions({
    queryKey: ['personality-table', id, query],
    queryFn: ({ signal }) => call(getCampaignPersonalityResults, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Somebody whose report is asked for before it is there; null when the campaign does not know the person. */
export function personInCampaign(id: number, campaign: number) {
  return queryOptions({
    queryKey: ['campaign', campaign, 'person', id],
    queryFn: async ({ signal }) => {
      for (let page = 1, last = 1; page <= last; page++) {
        const input = { params: { id: campaign }, query: { page, perPage: 100 }, signal };
        const { data, meta } = await call(listCampaignSubjects, input);
        const person = data.find((one) => one.id === id);
        if (person) return person;
        // A campaign may have thousands; whoever follows a link is looked for among the first of them.
        last = Math.min(meta.last_page, 5);
      }
      return null;
    },
  });
}
