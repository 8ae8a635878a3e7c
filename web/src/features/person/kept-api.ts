import type { BodyOf } from '@assay/contract/endpoint';
import { downloadSubjectCv } from '@assay/contract/profile-files';
import {
  deleteCustomField as deleteCustomFieldCall,
  deleteSubjectCv as deleteSubjectCvCall,
  saveCustomField as saveCustomFieldCall,
  saveGivenData as saveGivenDataCall,
  syncSkills as syncSkillsCall,
  uploadSubjectCv as uploadSubjectCvCall,
} from '@assay/contract/subject-fields';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Profile } from './api.ts';
import { amendProfile, personProfile } from './api.ts';

/** What an organisation keeps about somebody itself. */

export type Field = Profile['custom_fields'][number];
export type Given = Profile['given_data'];
export type KnownCv = NonNullable<Profile['cv']>;

/** Adds a field, or with an id changes one. */
export async function saveCustomField(
  id: number,
  body: BodyOf<typeof saveCustomFieldCall>,
): Promise<void> {
  const { data } = await call(saveCustomFieldCall, { params: { subjectId: id }, body });
  amendProfile(id, (kept) => {
    const known = kept.custom_fields.some((field) => field.id === data.id);
    const fields = kept.custom_fields.map((field) => (field.id === data.id ? data : field));
    return { ...kept, custom_fields: known ? fields : [...fields, data] };
  });
}

export async function deleteCustomField(id: number, fieldId: number): Promise<void> {
  await call(deleteCustomFieldCall, { params: { fieldId } });
  amendProfile(id, (kept) => ({
    ...kept,
    custom_fields: kept.custom_fields.filter((field) => field.id !== fieldId),
  }));
}

export async function saveGivenData(
  id: number,
  body: BodyOf<typeof saveGivenDataCall>,
): Promise<void> {
  const { data } = await call(saveGivenDataCall, { params: { subjectId: id }, body });
  amendProfile(id, (kept) => ({ ...kept, given_data: data }));
}

export async function uploadSubjectCv(id: number, file: File): Promise<void> {
  const { data } = await call(uploadSubjectCvCall, {
    params: { id },
    body: { file_name: file.name.slice(-255) },
    files: { cv_file: file },
  });
  amendProfile(id, (kept) => ({ ...kept, cv: data }));
}

export async function takeCv(id: number, { name }: KnownCv): Promise<void> {
  saveFile(await call(downloadSubjectCv, { params: { id } }), name);
}

/** The person's own may show again in its place: the page is read anew. */
export async function deleteSubjectCv(id: number): Promise<void> {
  await call(deleteSubjectCvCall, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: personProfile(id).queryKey });
}

export async function syncSkills(id: number): Promise<void> {
  const { data } = await call(syncSkillsCall, { params: { subjectId: id } });
  const skills = { synced_at: new Date().toISOString(), list: data };
  amendProfile(id, (kept) => ({ ...kept, skills }));
}
