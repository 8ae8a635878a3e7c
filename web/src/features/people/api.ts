import type { OutputOf } from '@assay/contract/endpoint';
import {
  downloadPeople,
  filterCandidates,
  orderByFit as orderByFitCall,
} from '@assay/contract/people';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Person = OutputOf<typeof filterCandidates>['data'][number];
export type FitOrder = OutputOf<typeof orderByFitCall>['data'];
type PeopleQuery = NonNullable<CallInput<typeof filterCandidates>['query']>;

export function people(query: PeopleQuery) {
  return queryOptions({
    queryKey: ['people', query],
    queryFn: ({ signal }) => call(filterCandidates, { query, signal }),
    placeholderData: keepPreviousData,
    // Until it is complete, an order by fit becomes what was asked for by itself.
    refetchInterval: ({ state }) =>
      query.order?.endsWith('fit') && isBeingWorkedOut(state.data?.meta.fit_order) ? soonMs : false,
  });
}

const soonMs = 3000;

/** Also for the moment in which nobody is left, but the order is not there yet. */
const isBeingWorkedOut = (order: FitOrder | null | undefined): boolean =>
  order?.state === 'waiting' || (order?.waiting ?? 0) > 0;

/** Has the fit of everyone with a profile worked out; lists then say how far that is. */
export async function orderByFit(profile: string): Promise<void> {
  await call(orderByFitCall, { body: { profile } });
  await forgetPeople();
}

/** What is done in the list shows in it. */
export function forgetPeople(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['people'] });
}

/** Those named, or everybody whom the filter leaves. */
export function peopleFile(
  query: NonNullable<CallInput<typeof downloadPeople>['query']>,
): Promise<Blob> {
  return call(downloadPeople, { query });
}
