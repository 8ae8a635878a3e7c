import type { BodyOf } from '@assay/contract/endpoint';
import {
  getRatings,
  getRubric,
  type Ratings,
  rateInterview as rateInterviewCall,
  setRubric as setRubricCall,
  takeRatingBack as takeRatingBackCall,
} from '@assay/contract/interview-ratings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

const ratingsKey = ['interview-ratings'] as const;

export function interviewRatings(interviewId: string, subjectId: number) {
  const params = { interviewId, subjectId };
  return queryOptions({
    queryKey: [...ratingsKey, interviewId, subjectId],
    queryFn: async ({ signal }) => (await call(getRatings, { params, signal })).data,
  });
}

export function interviewRubric(interviewId: string) {
  return queryOptions({
    queryKey: ['interview-rubric', interviewId],
    queryFn: async ({ signal }) =>
      (await call(getRubric, { params: { interviewId }, signal })).data,
    // What a colleague has changed meanwhile must not be written over.
    staleTime: 0,
  });
}

export async function rateInterview(
  interviewId: string,
  subjectId: number,
  body: BodyOf<typeof rateInterviewCall>,
) {
  const { data } = await call(rateInterviewCall, { params: { interviewId, subjectId }, body });
  show(interviewId, subjectId, data);
}

export async function takeRatingBack(interviewId: string, subjectId: number) {
  const { data } = await call(takeRatingBackCall, { params: { interviewId, subjectId } });
  show(interviewId, subjectId, data);
}

/** Tables show it, too, and who is next has changed for everyone of this interview. */
function show(interviewId: string, subjectId: number, data: Ratings) {
  const { queryKey } = interviewRatings(interviewId, subjectId);
  queryClient.setQueryData(queryKey, data);
  const others = queryClient.invalidateQueries({
    queryKey: ratingsKey,
    predicate: (query) => query.queryKey[2] !== subjectId,
  });
  const tables = ['interview-table', 'campaign', 'people'].map((key) =>
    queryClient.invalidateQueries({ queryKey: [key] }),
  );
  void Promise.all([others, ...tables]);
}

export async function setRubric(interviewId: string, body: BodyOf<typeof setRubricCall>) {
  const { data } = await call(setRubricCall, { params: { interviewId }, body });
  queryClient.setQueryData(interviewRubric(interviewId).queryKey, data);
  await queryClient.invalidateQueries({ queryKey: ratingsKey });
}
