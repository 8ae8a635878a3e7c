import type { OutputOf } from '@assay/contract/endpoint';
import {
  getOwnOrganization,
  replaceOwnOrganization as replaceOwnOrganizationCall,
} from '@assay/contract/managers';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type OwnOrganization = OutputOf<typeof getOwnOrganization>['data'];

export const ownOrganization = queryOptions({
  queryKey: ['own-organization'],
  queryFn: async ({ signal }) => (await call(getOwnOrganization, { signal })).data,
});

export async function replaceOwnOrganization(
  body: CallInput<typeof replaceOwnOrganizationCall>['body'],
  logo: File | null,
) {
  const { data } = await call(replaceOwnOrganizationCall, { body, files: { logo } });
  queryClient.setQueryData(ownOrganization.queryKey, data);
  // The bar shows name and logo too.
  void queryClient.invalidateQueries({ queryKey: ['manager-login-profile'] });
}
