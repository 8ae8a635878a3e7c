import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  deleteCv as deleteCvCall,
  downloadCv,
  previewProfileFile,
  uploadCv as uploadCvCall,
} from '@assay/contract/profile-files';
import {
  getOwnProfile,
  listCountries,
  listDegrees,
  listJobProfiles,
  listMajors,
  saveOwnProfile as saveOwnProfileCall,
} from '@assay/contract/subjects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { sessionStore } from '../../api/session.ts';
import { saveFile } from '../../lib/save-file.ts';

export type OwnProfile = OutputOf<typeof getOwnProfile>['data']['profile'];

export const ownProfile = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async ({ signal }) => (await call(getOwnProfile, { signal })).data,
});

export async function saveOwnProfile(body: BodyOf<typeof saveOwnProfileCall>) {
  await call(saveOwnProfileCall, { body });
  const { first_name, last_name } = body;
  sessionStore.setState(({ user }) => ({
    user: user && {
      ...user,
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
    },
  }));
  await queryClient.invalidateQueries({ queryKey: ownProfile.queryKey });
}

export type Cv = NonNullable<OutputOf<typeof getOwnProfile>['data']['cv']>;
export type FilePreview = OutputOf<typeof previewProfileFile>['data'];

export async function uploadCv(file: File): Promise<void> {
  await call(uploadCvCall, {
    body: { file_name: file.name.slice(-255) },
    files: { cv_file: file },
  });
  await queryClient.invalidateQueries({ queryKey: ownProfile.queryKey });
}

export async function takeCv({ name }: Cv): Promise<void> {
  saveFile(await call(downloadCv), name);
}

export async function deleteCv(): Promise<void> {
  await call(deleteCvCall);
  await queryClient.invalidateQueries({ queryKey: ownProfile.queryKey });
}

/** What a file of another place says for the profile; nothing is kept. */
export async function lookIntoFile(file: File): Promise<FilePreview> {
  return (await call(previewProfileFile, { body: {}, files: { file } })).data;
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
