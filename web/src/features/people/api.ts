import type { OutputOf } from '@assay/contract/endpoint';
import { downloadPeople, filterCandidates } from '@assay/contract/people';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Person = OutputOf<typeof filterCandidates>['data'][number];
type PeopleQuery = NonNullable<CallInput<typeof filterCandidates>['query']>;

export function people(query: PeopleQuery) {
  return queryOptions({
    queryKey: ['people', query],
    queryFn: ({ signal }) => call(filterCandidates, { query, signal }),
    placeholderData: keepPreviousData,
  });
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
