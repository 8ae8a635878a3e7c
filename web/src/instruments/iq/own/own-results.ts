import { getIqPractice, getOwnIqResults } from '@assay/contract/iq';
import type { OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { fetchTime } from '../take/sections.ts';

export type OwnIqResults = NonNullable<OutputOf<typeof getOwnIqResults>['data']['results']>;
export type PracticeItem = OutputOf<typeof getIqPractice>['data']['analogy'][number];

export const ownIqResults = queryOptions({
  queryKey: ['iq-results'],
  queryFn: async ({ signal }) => (await call(getOwnIqResults, { signal })).data,
});

export const iqPractice = queryOptions({
  queryKey: ['iq-practice'],
  queryFn: async ({ signal }) => (await call(getIqPractice, { signal })).data,
  staleTime: Infinity,
});

/** How far both sections are. */
export const iqProgress = queryOptions({
  queryKey: ['iq-progress'],
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
