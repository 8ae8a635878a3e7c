import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  countSubjects,
  createOrganization,
  deleteOrganization as deleteOrganizationCall,
  filterOrganizations,
  getOrganization,
  listFeatures,
  listPackages,
  resetPackage as resetPackageCall,
  updateOrganization,
} from '@assay/contract/organizations';
import {
  assignRole,
  createManager as createManagerCall,
  deleteManager as deleteManagerCall,
  inviteManagerAgain as inviteManagerAgainCall,
  listRoles,
  removeRole,
  updateManager as updateManagerCall,
} from '@assay/contract/staff';
import type { Role } from '@assay/contract/access';
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

/** The first of those with this in their name. */
export function organizationsNamed(name: string) {
  return queryOptions({
    queryKey: ['organizations-named', name],
    queryFn: async ({ signal }) => {
      const query = { name, perPage: 20, order: 'name' } as const;
      const { data } = await call(filterOrganizations, { query, signal });
      return data.map((one) => ({ value: one.id, label: one.organization_name }));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The same as it is now, whatever has been read before. */
export const readOrganization = (id: number) =>
  queryClient.fetchQuery({ ...oneOrganization(id), staleTime: 0 });

/** The name of an organisation. */
export function organizationName(id: number) {
  return queryOptions({
    queryKey: ['organization-name', id],
    queryFn: async ({ signal }) =>
      (await call(getOrganization, { params: { id }, signal })).data.organization_name,
    staleTime: 60_000,
    retry: false,
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

export async function createManager(body: BodyOf<typeof createManagerCall>) {
  const { data } = await call(createManagerCall, { body });
  await queryClient.invalidateQueries({ queryKey: ['organization', body.organization_id] });
  void queryClient.invalidateQueries({ queryKey: ['organizations'] });
  return data;
}

/** Gone from the list without reading it anew first. */
export async function deleteOrganization(id: number): Promise<string> {
  const { message } = await call(deleteOrganizationCall, { params: { id } });
  queryClient.removeQueries({ queryKey: ['organization', id] });
  await queryClient.invalidateQueries({ queryKey: ['organizations'] });
  return message;
}

export async function resetPackage(organization_id: number) {
  const { data } = await call(resetPackageCall, { body: { organization_id } });
  queryClient.setQueryData(oneOrganization(data.id).queryKey, data);
  await queryClient.invalidateQueries({ queryKey: ['organizations'] });
}

/** How many people were invited from one day to another. */
export function invitedBetween(id: number, from: string, to: string) {
  return queryOptions({
    queryKey: ['organization', id, 'invited', from, to],
    queryFn: async ({ signal }) =>
      (await call(countSubjects, { params: { id, from, to }, signal })).data.subjects_count,
    placeholderData: keepPreviousData,
  });
}

export const roleOffer = queryOptions({
  queryKey: ['roles'],
  queryFn: async ({ signal }) => (await call(listRoles, { signal })).data,
  staleTime: Infinity,
});

/** After a change of one manager: the organisation is read again. */
export async function readManagersAgain({ organization_id }: Pick<Manager, 'organization_id'>) {
  await queryClient.invalidateQueries({ queryKey: ['organization', organization_id] });
  void queryClient.invalidateQueries({ queryKey: ['organizations'] });
}

export async function updateManager(manager: Manager, body: BodyOf<typeof updateManagerCall>) {
  await call(updateManagerCall, { params: { id: manager.id }, body });
  await readManagersAgain(manager);
}

export async function deleteManager(manager: Manager): Promise<string> {
  const { message } = await call(deleteManagerCall, { params: { id: manager.id } });
  await readManagersAgain(manager);
  return message;
}

export async function inviteManagerAgain({ id }: Manager): Promise<string> {
  return (await call(inviteManagerAgainCall, { params: { id } })).message;
}

/** Gives and takes roles until they are those that are wanted. */
export async function saveRoles(manager: Manager, wanted: readonly Role[]) {
  for (const role of wanted.filter((one) => !manager.roles.includes(one))) {
    await call(assignRole, { body: { manager_id: manager.id, role } });
  }
  for (const role of manager.roles.filter((one) => !wanted.includes(one))) {
    await call(removeRole, { body: { manager_id: manager.id, role } });
  }
}
