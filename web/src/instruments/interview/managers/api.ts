import {
  exportCampaignInterviewResults,
  getCampaignInterviewResults,
} from '@assay/contract/interview-reports';
import { downloadInterview, getInterviewResult, watchRecording } from '@assay/contract/interviews';
import { nameOf } from '@assay/contract/person-name';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { paged } from '../../../lib/paged.ts';

/** By its id, or by the code in the name of the test. */
export function interviewResult(interviewId: string, subjectId: number) {
  const params = { interviewId, subjectId };
  return queryOptions({
    queryKey: ['interview-result', interviewId, subjectId],
    queryFn: async ({ signal }) => (await call(getInterviewResult, { params, signal })).data,
  });
}

export function interviewPdf(interviewId: string, subjectId: number): Promise<Blob> {
  return call(downloadInterview, { params: { interviewId, subjectId } });
}

export function interviewTable(
  id: number,
  query: CallInput<typeof getCampaignInterviewResults>['query'],
) {
  return queryOptions({
    queryKey: ['interview-table', id, query],
    queryFn: ({ signal }) =>
      call(getCampaignInterviewResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function interviewFile(
  id: number,
  query: CallInput<typeof exportCampaignInterviewResults>['query'],
): Promise<Blob> {
  return call(exportCampaignInterviewResults, { params: { id }, query });
}

interface Named {
  interviewId: string;
  subjectId: number;
  id: number;
}

/** Adds who watches now to those who have; asking again would be one more look that is written down. */
export function useTellWatched({
  interviewId,
  subjectId,
}: Pick<Named, 'interviewId' | 'subjectId'>) {
  const queries = useQueryClient();
  const user = useSession((session) => session.user);
  return () => {
    if (user === null) return;
    const me = { name: nameOf(user), at: new Date().toISOString() };
    queries.setQueryData(
      interviewResult(interviewId, subjectId).queryKey,
      (result) =>
        result && {
          ...result,
          watched_by: [me, ...result.watched_by.filter(({ name }) => name !== me.name)],
        },
    );
  };
}

/** Fetched when it is to be watched, and not before: each look is written down for its owner. */
export function fetchRecording(params: Named): Promise<Blob> {
  return call(watchRecording, { params });
}
