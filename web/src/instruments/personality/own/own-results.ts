import type { OutputOf } from '@assay/contract/endpoint';
import { getOwnPersonalityResults } from '@assay/contract/personality';
import type { OwnScale } from '@assay/contract/personality';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export type OwnResults = NonNullable<OutputOf<typeof getOwnPersonalityResults>['data']['results']>;

export const ownResults = queryOptions({
  queryKey: ['personality-results'],
  queryFn: async ({ signal }) => (await call(getOwnPersonalityResults, { signal })).data,
});

const order = ['O', 'C', 'E', 'A', 'N'];

/** The factors in the order in which they are told, each with its facets, and the tendencies. */
export function inGroups(scales: readonly OwnScale[]) {
  return {
    factors: scales
      .filter(({ kind }) => kind === 'factor')
      .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code))
      .map((factor) => ({
        factor,
        facets: scales.filter((scale) => scale.kind === 'facet' && scale.factor === factor.code),
      })),
    tendencies: scales.filter(({ kind }) => kind === 'tendency'),
  };
}
