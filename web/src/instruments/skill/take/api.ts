import type { OutputOf } from '@assay/contract/endpoint';
import { getOwnSkillResults, listSkillTests } from '@assay/contract/skill-tests';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export type OwnSkillResults = NonNullable<OutputOf<typeof getOwnSkillResults>['data']['results']>;

export const ownSkillTests = queryOptions({
  queryKey: ['skill-tests'],
  queryFn: async ({ signal }) => (await call(listSkillTests, { signal })).data,
});

/** Milliseconds between two looks for a result that is being worked out. */
const requestTimeoutMs = 3000;

export const ownSkillResults = (testId: number) =>
  queryOptions({
    queryKey: ['skill-results', testId],
    queryFn: async ({ signal }) =>
      (await call(getOwnSkillResults, { params: { testId }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.results === null ? requestTimeoutMs : false),
  });
