import { listOrganizationsWithPermission } from '@assay/contract/subjects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

/** Organisations that may see the own results. */
export const readers = queryOptions({
  queryKey: ['readers'],
  queryFn: async ({ signal }) => (await call(listOrganizationsWithPermission, { signal })).data,
});
