import { getLogicalPractice, getOwnLogicalResults } from '@assay/contract/logical';
import type { OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { fetchTime } from '../take/sections.ts';

export type OwnLogicalResults = NonNullable<
  OutputOf<typeof getOwnLogicalResults>['data']['results']
>;
export type PracticeItem = OutputOf<typeof getLogicalPractice>['data']['analogy'][number];

export const ownLogicalResults = queryOptions({
  queryKey: ['logical-results'],
  queryFn: async ({ signal }) => (await call(getOwnLogicalResults, { signal })).data,
});

export const logicalPractice = queryOptions({
  queryKey: ['logical-practice'],
  queryFn: async ({ signal }) => (await call(getLogicalPractice, { signal })).data,
  staleTime: Infinity,
});

/** How far both sections are. */
export const logicalProgress = queryOptions({
  queryKey: ['logical-progress'],
  queryFn: async ({ signal }) => {
    const [analogy, sequence] = await Promise.all([
      fetchTime('analogy', signal),
      fetchTime('sequence', signal),
    ]);
    return { analogy, sequence };
  },
  // Time goes on while nobody looks.
  staleTime: 0,
});
