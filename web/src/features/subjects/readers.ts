import {
  listOrganizationsWithPermission,
  withdrawPermission as withdrawPermissionCall,
} from '@assay/contract/subjects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** Organisations that may see the own results. */
export const readers = queryOptions({
  queryKey: ['readers'],
  queryFn: async ({ signal }) => (await call(listOrganizationsWithPermission, { signal })).data,
});

/** From the next call on the organisation finds nothing of this person's results. */
export async function withdrawPermission(organizationId: number) {
  await call(withdrawPermissionCall, { params: { organizationId } });
  await queryClient.invalidateQueries();
}
