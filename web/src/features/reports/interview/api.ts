import { downloadInterview, getInterviewResult, watchRecording } from '@assay/contract/interviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

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

interface Named {
  interviewId: string;
  subjectId: number;
  id: number;
}

/** Fetched when it is to be watched, and not before: each look is written down for its owner. */
export function fetchRecording(params: Named): Promise<Blob> {
  return call(watchRecording, { params });
}
