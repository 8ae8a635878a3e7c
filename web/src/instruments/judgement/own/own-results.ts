import type { OutputOf } from '@assay/contract/endpoint';
import { getOwnJudgementResults } from '@assay/contract/judgement';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export type OwnResults = NonNullable<OutputOf<typeof getOwnJudgementResults>['data']['results']>;

export const ownResults = queryOptions({
  queryKey: ['judgement-results'],
  queryFn: async ({ signal }) => (await call(getOwnJudgementResults, { signal })).data,
});
