import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  createJobProfile,
  deleteJobProfile,
  drawJobProfile,
  exportJobProfiles,
  getJobProfile,
  importJobProfiles as importJobProfilesCall,
  listGeneralJobProfiles,
  listJobProfileGroups,
  updateJobProfile,
} from '@assay/contract/job-profiles';
import { listPersonalityScales } from '@assay/contract/personality';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paged } from '../../lib/paged.ts';

export type JobProfileRow = OutputOf<typeof listGeneralJobProfiles>['data'][number];
export type JobProfile = OutputOf<typeof getJobProfile>['data'];
export type JobProfileBody = BodyOf<typeof createJobProfile>;
export type Targets = JobProfileBody['targets'];
export type Picture = OutputOf<typeof drawJobProfile>['data'];

export function jobProfiles(query: CallInput<typeof listGeneralJobProfiles>['query']) {
  return queryOptions({
    queryKey: ['job-profiles', query],
    queryFn: ({ signal }) => call(listGeneralJobProfiles, { query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function jobProfile(id: number) {
  return queryOptions({
    queryKey: ['job-profile', id],
    queryFn: async ({ signal }) => (await call(getJobProfile, { params: { id }, signal })).data,
  });
}

export const jobGroups = queryOptions({
  queryKey: ['job-groups'],
  queryFn: async ({ signal }) => (await call(listJobProfileGroups, { signal })).data,
});

/** What facets are called, by code. */
export const facetNames = queryOptions({
  queryKey: ['facet-names'],
  queryFn: async ({ signal }) => {
    const { data } = await call(listPersonalityScales, { signal });
    return Object.fromEntries(data.map(({ code, name }) => [code, name]));
  },
});

/** @param targets null while there are none that can be drawn. */
export function picture(targets: Targets | null, id: number | undefined) {
  return queryOptions({
    queryKey: ['job-profile-picture', id, targets],
    queryFn: async ({ signal }) => {
      const body = { targets: targets ?? [], ...(id !== undefined && { id }) };
      return (await call(drawJobProfile, { body, signal })).data;
    },
    enabled: targets !== null,
    placeholderData: keepPreviousData,
  });
}

/** What a call answered is what stands there now; lists, choices and pictures are read anew. */
function keep(profile: JobProfile): JobProfile {
  queryClient.setQueryData(jobProfile(profile.id).queryKey, profile);
  readListsAgain();
  return profile;
}

function readListsAgain() {
  for (const queryKey of [['job-profiles'], ['job-profile-picture'], ['reference-profiles']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** @param known the profile as it was when the form was opened. */
export async function saveJobProfile(
  body: JobProfileBody,
  known?: Pick<JobProfile, 'id' | 'version'>,
) {
  const { data } = known
    ? await call(updateJobProfile, {
        params: { id: known.id },
        body: { ...body, version: known.version },
      })
    : await call(createJobProfile, { body });
  return keep(data);
}

export async function archiveJobProfile(id: number): Promise<string> {
  const { message } = await call(deleteJobProfile, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: ['job-profile', id] });
  readListsAgain();
  return message;
}

export async function restoreJobProfile(profile: JobProfile) {
  const { name, description, tasks, group_ids, source, targets, version } = profile;
  const body = { name, description, tasks, group_ids, source, targets, version, archived: false };
  return keep((await call(updateJobProfile, { params: { id: profile.id }, body })).data);
}

export function downloadJobProfiles(id?: number) {
  return call(exportJobProfiles, { query: id === undefined ? {} : { id } });
}

export async function importJobProfiles(file: BodyOf<typeof importJobProfilesCall>) {
  const { data } = await call(importJobProfilesCall, { body: file });
  readListsAgain();
  return data;
}
