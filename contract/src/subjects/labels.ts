import * as z from 'zod/mini';
import { maxSubjects } from '../campaigns/campaign-people.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { labelChip, labelColours } from './label-chip.ts';
import { told } from '../platform/field-text.ts';

/** Labels of one organisation. */
export const maxLabels = 500;
/** Labels that one call attaches. */
const maxAttached = 50;

/** The label that a list is narrowed to: everything but an id, and 0, is no filter. */
export function readLabelId(text = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const label = z.object({
  ...labelChip.shape,
  /** How many people carry it. */
  subjects_count: z.int(),
  created_at: f.instant,
});

const fields = z.strictObject({ name: f.line(60), colour: z.enum(labelColours) });
const idParams = z.strictObject({ id: f.textId });
const labelIds = z
  .array(f.id)
  .check(z.maxLength(maxAttached, told('too_many_labels', maxAttached)));
const subjectIds = z
  .array(f.id)
  .check(
    z.minLength(1, told('person_required')),
    z.maxLength(maxSubjects, told('too_many_people', maxSubjects)),
  );

export const listLabels = endpoint({
  id: 'labels-list',
  method: 'GET',
  path: '/api/admin/labels',
  summary: 'Labels of the organisation by name, with how many people have each',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(label)),
});

export const createLabel = endpoint({
  id: 'label-create',
  method: 'POST',
  path: '/api/admin/labels',
  summary: 'Create a label',
  access: 'manager',
  effect: 'write',
  body: fields,
  output: f.dataOf(label),
  status: 201,
});

export const getLabel = endpoint({
  id: 'label-get',
  method: 'GET',
  path: '/api/admin/labels/{id}',
  summary: 'One label',
  access: 'manager',
  effect: 'read',
  params: idParams,
  output: f.dataOf(label),
});

export const updateLabel = endpoint({
  id: 'label-update',
  method: 'PUT',
  path: '/api/admin/labels/{id}',
  summary: 'Rename or recolour a label',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: fields,
  readOnly: ['id', 'subjects_count', 'created_at'],
  output: f.dataOf(label),
});

export const deleteLabel = endpoint({
  id: 'label-delete',
  method: 'DELETE',
  path: '/api/admin/labels/{id}',
  summary: 'Delete a label; it is removed from everyone who has it',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const listLabelSubjects = endpoint({
  id: 'label-subjects',
  method: 'GET',
  path: '/api/admin/labels/{id}/subjects',
  summary: 'People with a label, by name',
  access: 'manager',
  effect: 'read',
  params: idParams,
  query: z.strictObject({
    name: z.optional(f.optionalLine(120)),
    page: f.page,
    perPage: f.perPage(25),
  }),
  output: f.pageOf(
    z.object({
      id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      /** The campaign that asked last. */
      campaign: z.object({ id: z.int(), name: z.string() }),
      labels: z.array(labelChip),
      added_at: f.instant,
    }),
  ),
});

export const takeOffLabel = endpoint({
  id: 'label-take-off',
  method: 'POST',
  path: '/api/admin/labels/{id}/take-off',
  summary: 'Remove a label from some people; people without it stay as they are',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ subjects: subjectIds }),
  output: f.dataOf(z.object({ removed: z.int() })),
});

export const setSubjectLabels = endpoint({
  id: 'labels-assign-subject',
  method: 'POST',
  path: '/api/admin/labels/subject',
  summary: 'Set the labels of one subject: these and no others',
  access: 'manager',
  effect: 'write',
  body: z.strictObject({ labels: labelIds, subject_id: f.id }),
  output: f.dataOf(z.array(labelChip)),
});

export const addLabels = endpoint({
  id: 'labels-assign-multiple-subjects',
  method: 'POST',
  path: '/api/admin/labels/multiple-subject',
  summary: 'Add labels to many subjects; labels they already have stay',
  access: 'manager',
  effect: 'write',
  body: z.strictObject({
    labels: labelIds.check(z.minLength(1, told('label_required'))),
    subjects: subjectIds,
  }),
  output: f.dataOf(z.object({ added: z.int() })),
});

export const getSubjectLabels = endpoint({
  id: 'subject-labels',
  method: 'GET',
  path: '/api/admin/subject/labels/{subjectId}',
  summary: 'Labels of one subject by name',
  access: 'manager',
  effect: 'read',
  params: z.strictObject({ subjectId: f.textId }),
  output: f.dataOf(z.array(labelChip)),
});
