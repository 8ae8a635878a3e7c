import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  createManager,
  createOrganization,
  filterOrganizations,
  getOrganization,
  listFeatures,
  listPackages,
  updateOrganization,
} from '@assay/contract/organisations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Organization = OutputOf<typeof getOrganization>['data'];
export type OrganizationRow = OutputOf<typeof filterOrganizations>['data'][number];
export type Manager = Organization['managers'][number];

export function organizations(query: CallInput<typeof filterOrganizations>['query']) {
  return queryOptions({
    queryKey: ['organizations', query],
    queryFn: ({ signal }) => call(filterOrganizations, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function oneOrganization(id: number) {
  return queryOptions({
    queryKey: ['organization', id],
    queryFn: async ({ signal }) => (await call(getOrganization, { params: { id }, signal })).data,
  });
}

/** What an organisation can have: packages and features. */
export const offer = queryOptions({
  queryKey: ['organization-offer'],
  queryFn: async ({ signal }) => {
    const [packages, features] = await Promise.all([
      call(listPackages, { signal }),
      call(listFeatures, { signal }),
    ]);
    return { packages: packages.data, features: features.data };
  },
  staleTime: 5 * 60_000,
});
export interface Offer {
  packages: OutputOf<typeof listPackages>['data'];
  features: OutputOf<typeof listFeatures>['data'];
}

type OrganizationBody = BodyOf<typeof createOrganization>;

/** Creates an organisation, or with an id changes one. */
export async function saveOrganization(
  body: OrganizationBody,
  logo: File | null,
  organization_id?: number,
) {
  const files = { logo };
  const { data } = organization_id
    ? await call(updateOrganization, { body: { ...body, organization_id }, files })
    : await call(createOrganization, { body, files });
  queryClient.setQueryData(oneOrganization(data.id).queryKey, data);
  await queryClient.invalidateQueries({ queryKey: ['organizations'] });
  void queryClient.invalidateQueries({ queryKey: ['manager-login-profile'] });
  return data;
}

export async function addManager(body: BodyOf<typeof createManager>) {
  const { data } = await call(createManager, { body });
  await queryClient.invalidateQueries({ queryKey: ['organization', body.organization_id] });
  void queryClient.invalidateQueries({ queryKey: ['organizations'] });
  return data;
}
