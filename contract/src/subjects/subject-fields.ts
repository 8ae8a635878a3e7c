import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { cv } from './profile-files.ts';
import { genders, linkedinUrl } from './subjects.ts';

/** What an organisation adds to what it knows of somebody: fields of its own, facts of the job, a CV, skills. */

/** Of one person in one organisation. */
export const mostCustomFields = 50;

/** Whether it is chosen on a screen (`isChecked`) is for the screen alone. */
export const customField = z.object({ id: z.int(), title: z.string(), body: z.string() });

const subjectParams = z.strictObject({ subjectId: f.textId });

export const listCustomFields = endpoint({
  id: 'subject-custom-fields',
  method: 'GET',
  path: '/api/admin/subject-profile/custom-field/{subjectId}',
  summary:
    'Fields that the organisation has added to a person, in the order in which they were added',
  access: 'manager',
  effect: 'read',
  params: subjectParams,
  output: f.dataOf(z.array(customField)),
});

export const saveCustomField = endpoint({
  id: 'subject-custom-field-save',
  method: 'PUT',
  path: '/api/admin/subject-profile/custom-field/{subjectId}',
  summary:
    'Add a field (201; 200 with the one that is there when title and body are equal), or change the one that `customFieldId` names',
  access: 'manager',
  effect: 'write',
  params: subjectParams,
  body: z.strictObject({
    title: f.line(120),
    body: f.paragraphs(5000),
    customFieldId: z.optional(z.nullable(f.id)),
  }),
  readOnly: ['id', 'isChecked'],
  output: f.dataOf(customField),
});

export const deleteCustomField = endpoint({
  id: 'subject-custom-field-delete',
  method: 'DELETE',
  path: '/api/admin/subject-profile/custom-field/{fieldId}/delete',
  summary: 'Delete a field of a person',
  access: 'manager',
  effect: 'write',
  params: z.strictObject({ fieldId: f.textId }),
  output: f.message,
});

const roleTypes = ['standard', 'custom', 'alt'] as const;

/** What the organisation says of somebody's job with it. */
export const givenData = z.object({
  work_start_date_at_current_company: z.nullable(f.date),
  /** Which kind of profile the role is; with `role_id`, or neither. */
  role_type: z.nullable(z.enum(roleTypes)),
  role_id: z.nullable(z.int()),
});

const empty = z.literal('');

export const saveGivenData = endpoint({
  id: 'subject-given-data',
  method: 'PUT',
  path: '/api/admin/subject/{subjectId}/given-data',
  summary:
    'Save since when a person works for the organisation and in which role; what is left out stays, what is empty is cleared',
  access: 'manager',
  effect: 'write',
  params: subjectParams,
  body: z.strictObject({
    work_start_date_at_current_company: z.optional(z.nullable(z.union([f.date, empty]))),
    role_type: z.optional(z.nullable(z.union([z.enum(roleTypes), empty]))),
    role_id: z.optional(z.nullable(z.union([f.id, empty]))),
  }),
  output: f.dataOf(givenData),
});

/** A CV as an organisation sees it. */
export const knownCv = z.object({
  ...cv.shape,
  /** Whether the person has put it there, or the organisation itself. */
  source: z.enum(['person', 'organization']),
});

const idParams = z.strictObject({ id: f.textId });

export const uploadSubjectCv = endpoint({
  id: 'subject-cv-upload',
  method: 'POST',
  path: '/api/admin/subject-profile/upload-cv/{id}',
  summary:
    "Keep a CV of a person for the own organisation (PDF, DOC, DOCX or ODT, 10 MB at most); it replaces the organisation's former one and leaves the person's own untouched",
  access: 'manager',
  effect: 'write',
  transaction: 'manual',
  encoding: 'multipart',
  files: ['cv_file'],
  params: idParams,
  body: z.strictObject({ file_name: z.optional(f.optionalLine(255)) }),
  output: f.dataOf(knownCv),
  status: 201,
});

export const deleteSubjectCv = endpoint({
  id: 'subject-cv-delete',
  method: 'DELETE',
  path: '/api/admin/subject-profile/cv/{id}',
  summary: "Delete the CV that the organisation has put there; the person's own stays",
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.message,
});

/** As JSON Resume has it. */
export const skill = z.object({
  name: z.string(),
  level: z.nullable(z.string()),
  keywords: z.array(z.string()),
});
export type Skill = z.output<typeof skill>;

export const syncSkills = endpoint({
  id: 'subject-profile-sync',
  method: 'PUT',
  path: '/api/admin/subject-profile/sync/{subjectId}',
  summary:
    'Read the skills of a person again from the professional profile that they name; 409 where no service is set up or no profile is named',
  access: 'manager',
  effect: 'write',
  transaction: 'manual',
  feature: 'profile_sync',
  params: subjectParams,
  output: f.dataOf(z.array(skill)),
});

const optionalId = z.optional(z.nullable(z.union([f.textId, empty])));

export const editSubject = endpoint({
  id: 'super-admin-edit-subject',
  method: 'PUT',
  path: '/api/super-admin/edit/subject/{subjectId}',
  summary:
    'Correct any fields of a person’s profile for them; what is left out stays. Answers which were saved, never what else the profile says',
  access: 'operator',
  effect: 'write',
  transaction: 'manual',
  params: subjectParams,
  body: z.strictObject({
    first_name: z.optional(f.name(80)),
    last_name: z.optional(f.name(80)),
    birthdate: z.optional(z.nullable(z.union([f.date, empty]))),
    gender: z.optional(z.nullable(z.union([z.enum(genders), empty]))),
    country: optionalId,
    country_origin: optionalId,
    degree: optionalId,
    major: optionalId,
    job_title: z.optional(z.nullable(f.optionalLine(120))),
    job_profile_id: optionalId,
    linkedin_url: z.optional(z.nullable(z.union([empty, linkedinUrl]))),
  }),
  readOnly: ['complete'],
  output: f.dataOf(z.object({ id: z.int(), saved: z.array(z.string()) })),
});
