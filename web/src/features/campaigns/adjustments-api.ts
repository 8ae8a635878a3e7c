import {
  answerAdjustments as answerCall,
  getAdjustments,
  listAdjustments,
} from '@assay/contract/adjustments';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type AdjustmentsAsked = OutputOf<typeof listAdjustments>['data'][number];
export type AnswerGiven = Pick<OutputOf<typeof getAdjustments>['data'], 'percent' | 'answer'>;
type Answer = BodyOf<typeof answerCall>;

/** Who asks for adjustments; empty for whoever is not the contact. */
export function adjustmentRequests(id: number) {
  return queryOptions({
    queryKey: ['campaign', id, 'adjustments'],
    queryFn: async ({ signal }) => (await call(listAdjustments, { params: { id }, signal })).data,
  });
}

/**
 * One request in its own words. Each look is written down, so it is asked for once and not again by itself; another look is
 * asked for anew, since the person may have put another request in its place.
 */
export function adjustmentRequest(id: number, subjectId: number) {
  return queryOptions({
    queryKey: ['campaign', id, 'adjustments', subjectId],
    queryFn: async ({ signal }) =>
      (await call(getAdjustments, { params: { id, subjectId }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * Answers the request as it was read. An empty choice of extra time leaves it as it is.
 * @throws 409 once what it says by now, or how it was answered meanwhile, is there to be read, 404 once there is none to be read.
 */
export async function answerAdjustments(
  id: number,
  subjectId: number,
  { asked_at, answered_at }: Pick<AdjustmentsAsked, 'asked_at' | 'answered_at'>,
  { percent, answer }: { percent: string; answer: string },
) {
  const body: Answer = {
    asked_at,
    answered_at,
    ...(percent !== '' && { percent: Number(percent) as Answer['percent'] }),
    ...(answer.trim() !== '' && { answer }),
  };
  const { queryKey } = adjustmentRequests(id);
  try {
    const { message } = await call(answerCall, { params: { id, subjectId }, body });
    // The list alone: nobody looks at the request once more.
    await queryClient.invalidateQueries({ queryKey, exact: true });
    return message;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 409)
      await queryClient.invalidateQueries({ queryKey });
    if (failure instanceof ApiError && failure.status === 404) {
      await queryClient.resetQueries(adjustmentRequest(id, subjectId));
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }
    throw failure;
  }
}
