import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { cvMediaTypes, cvTypes } from './cv-types.ts';

/** Files of the own profile: the CV, which is kept, and exports of other places, which are only read. */

/** In bytes. */
export const profileFileLimit = 10 * 1024 * 1024;

export const cv = z.object({
  name: z.string(),
  type: z.enum(cvTypes),
  /** In bytes. */
  size: z.int(),
  uploaded_at: f.instant,
});

const fileName = z.optional(f.optionalLine(255));

export const uploadCv = endpoint({
  id: 'own-cv-upload',
  method: 'POST',
  path: '/api/subject-profile/cv',
  summary:
    'Put a CV beside the own profile (PDF, DOC, DOCX or ODT, 10 MB at most); it replaces the former one',
  access: 'candidate',
  effect: 'write',
  transaction: 'manual',
  encoding: 'multipart',
  files: ['cv_file'],
  body: z.strictObject({ file_name: fileName }),
  output: f.dataOf(cv),
  status: 201,
});

export const downloadCv = endpoint({
  id: 'own-cv-download',
  method: 'GET',
  path: '/api/subject-profile/cv',
  summary: 'The own CV as it was uploaded',
  access: 'candidate',
  effect: 'read',
  transaction: 'manual',
  output: [cvMediaTypes.pdf, cvMediaTypes.doc, cvMediaTypes.docx, cvMediaTypes.odt],
});

export const downloadSubjectCv = endpoint({
  id: 'subject-cv-download',
  method: 'GET',
  path: '/api/admin/subject-profile/download-cv/{id}',
  summary: 'The CV of a person who has given the organisation permission, as it was uploaded',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  output: [cvMediaTypes.pdf, cvMediaTypes.doc, cvMediaTypes.docx, cvMediaTypes.odt],
});

export const deleteCv = endpoint({
  id: 'own-cv-delete',
  method: 'DELETE',
  path: '/api/subject-profile/cv',
  summary: 'Delete the own CV, for good and for everyone',
  access: 'candidate',
  effect: 'write',
  output: f.message,
});

/** Fields of the profile that a file of another place may say something about. */
export const toldFields = [
  'first_name',
  'last_name',
  'birthdate',
  'country',
  'degree',
  'major',
  'job_title',
  'linkedin_url',
] as const;
export type ToldField = (typeof toldFields)[number];

export const previewProfileFile = endpoint({
  id: 'own-profile-file-preview',
  method: 'POST',
  path: '/api/subject-profile/import/preview',
  summary:
    'What a JSON Resume or a LinkedIn export says for the fields of the own profile; nothing is kept',
  access: 'candidate',
  effect: 'read',
  transaction: 'manual',
  encoding: 'multipart',
  files: ['file'],
  body: z.strictObject({}),
  output: f.dataOf(
    z.object({
      source: z.enum(['json_resume', 'linkedin']),
      /** What can be taken over: the value as the profile is sent with it, and as people read it. */
      fields: z.array(z.object({ field: z.enum(toldFields), value: z.string(), text: z.string() })),
      /** What is in the file and on none of the lists to choose from. */
      unmatched: z.array(z.object({ field: z.enum(toldFields), text: z.string() })),
    }),
  ),
});
