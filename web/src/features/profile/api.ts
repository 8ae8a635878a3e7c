import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  getOwnProfile,
  listCountries,
  listDegrees,
  listJobProfiles,
  listMajors,
  saveOwnProfile,
} from '@assay/contract/subjects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type OwnProfile = OutputOf<typeof getOwnProfile>['data']['profile'];

export const ownProfile = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async ({ signal }) => (await call(getOwnProfile, { signal })).data,
});

export async function saveProfile(body: BodyOf<typeof saveOwnProfile>) {
  await call(saveOwnProfile, { body });
  await queryClient.invalidateQueries({ queryKey: ownProfile.queryKey });
}

/** Countries, degrees, majors grouped by field, and kinds of work. */
export const lookups = queryOptions({
  queryKey: ['profile-lookups'],
  queryFn: ({ signal }) => fetchLookups(signal),
  staleTime: Infinity,
});

async function fetchLookups(signal: AbortSignal) {
  const [countries, degrees, fields, jobs] = await Promise.all([
    call(listCountries, { signal }),
    call(listDegrees, { signal }),
    call(listMajors, { signal }),
    call(listJobProfiles, { signal }),
  ]);
  return {
    countries: countries.data,
    degrees: degrees.data,
    fields: fields.data,
    jobs: jobs.data,
  };
}
