import {
  answerAdjustments as answerCall,
  getAdjustments,
  listAdjustments,
} from '@assay/contract/adjustments';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type AdjustmentsAsked = OutputOf<typeof listAdjustments>['data'][number];
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

/** An empty choice of extra time leaves it as it is. */
export async function answerAdjustments(
  id: number,
  subjectId: number,
  { percent, answer }: { percent: string; answer: string },
) {
  const body: Answer = {
    ...(percent !== '' && { percent: Number(percent) as Answer['percent'] }),
    ...(answer.trim() !== '' && { answer }),
  };
  const { message } = await call(answerCall, { params: { id, subjectId }, body });
  await queryClient.invalidateQueries({ queryKey: ['campaign', id, 'adjustments'] });
  return message;
}
