import type { OutputOf } from '@assay/contract/endpoint';
import {
  exportCampaignSkillResults,
  getCampaignSkillResults,
  getSubjectSkillResults,
  listSubjectSkillTests,
} from '@assay/contract/skill-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { call } from '../../../api/client.ts';
import { paged } from '../../../lib/paged.ts';

interface Ids {
  id: number;
  testId: number;
}
type Filter = CallInput<typeof getCampaignSkillResults>['query'];

export function skillReport(testId: number, subjectId: number, campaign: number | undefined) {
  return queryOptions({
    queryKey: ['skill-report', testId, subjectId, campaign],
    queryFn: async ({ signal }) => {
      const params = { testId, subjectId };
      return (await call(getSubjectSkillResults, { params, query: { campaign }, signal })).data;
    },
  });
}

export type SubjectTest = OutputOf<typeof listSubjectSkillTests>['data'][number];

/** The skill tests of one person that the organisation knows. */
export function subjectTests(subjectId: number) {
  return queryOptions({
    queryKey: ['subject-skill-tests', subjectId],
    queryFn: async ({ signal }) =>
      (await call(listSubjectSkillTests, { params: { subjectId }, signal })).data,
  });
}

export function skillTable(params: Ids, query: Filter) {
  return queryOptions({
    queryKey: ['skill-table', params, query],
    queryFn: ({ signal }) => call(getCampaignSkillResults, { params, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function skillTableFile(
  params: Ids,
  query: CallInput<typeof exportCampaignSkillResults>['query'],
): Promise<Blob> {
  return call(exportCampaignSkillResults, { params, query });
}
