import { getOwnCultureResults } from '@assay/contract/culture';
import type { OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export type OwnResults = NonNullable<OutputOf<typeof getOwnCultureResults>['data']['results']>;

export const ownResults = queryOptions({
  queryKey: ['culture-results'],
  queryFn: async ({ signal }) => (await call(getOwnCultureResults, { signal })).data,
});
