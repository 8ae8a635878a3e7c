import { listCultureTests } from '@assay/contract/culture-organization';
import type { OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export type CultureTest = OutputOf<typeof listCultureTests>['data'][number];

/** What managers have begun to describe their organisation by; fresh when the form or the set-up opens. */
export const comparableCultures = queryOptions({
  queryKey: ['comparable-cultures'],
  queryFn: async ({ signal }) => (await call(listCultureTests, { signal })).data,
  staleTime: 0,
});
