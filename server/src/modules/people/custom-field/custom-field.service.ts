import type * as z from 'zod/mini';
import type { BodyOf } from '@assay/contract/endpoint';
import {
  type customField,
  mostCustomFields,
  type saveCustomField,
} from '@assay/contract/subject-fields';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { requireReadable } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { lockTexts } from '../sealed/kept-text.queries.ts';
import { refuseText } from '../sealed/kept-text.service.ts';
import { openText, sealText } from '../sealed/person-text.crypto.ts';
import * as fields from './custom-field.queries.ts';

type CustomField = z.output<typeof customField>;

export async function showFields(ctx: ManagerContext, subjectId: number): Promise<CustomField[]> {
  await requireReadable(ctx, [subjectId]);
  return readFields(ctx, subjectId);
}

/** For a caller who has asked for the permission already. */
export async function readFields(
  { db, organizationId, keyring }: ManagerContext,
  subjectId: number,
): Promise<CustomField[]> {
  const rows = await fields.listFields(db, organizationId, subjectId);
  return rows.map((row) => ({ id: row.id, ...openField(keyring, row) }));
}

/** Of two managers who change one field at once, what the later one has written stands. */
export async function saveField(
  ctx: ManagerContext,
  subjectId: number,
  { title, body, customFieldId }: BodyOf<typeof saveCustomField>,
): Promise<CustomField> {
  const { db, organizationId } = ctx;
  await requireReadable(ctx, [subjectId]);
  if (customFieldId == null) return addField(ctx, subjectId, { title, body });
  const field = await fields.findFieldToChange(db, organizationId, customFieldId);
  if (field?.subject_id !== subjectId) throw notFound();
  const sealed = sealField(ctx, subjectId, { id: customFieldId, title, body });
  await fields.updateField(db, organizationId, customFieldId, sealed);
  await audit(ctx, 'custom_field.updated', subjectId, customFieldId);
  return { id: customFieldId, title, body };
}

/**
 * An equal field that is there already is the answer: the call has come twice. The database sees no two sealed texts as
 * equal, so whoever holds the lock reads them all.
 */
async function addField(
  ctx: ManagerContext,
  subjectId: number,
  { title, body }: Omit<CustomField, 'id'>,
): Promise<CustomField> {
  const { db, organizationId } = ctx;
  await lockTexts(db, subjectId);
  const there = await readFields(ctx, subjectId);
  const equal = there.find((field) => field.title === title && field.body === body);
  if (equal !== undefined) return equal;
  if (there.length >= mostCustomFields) {
    throw invalid({ title: peopleMessages.fieldsFull({ maximum: mostCustomFields }) });
  }
  const id = await fields.nextFieldId(db);
  const sealed = sealField(ctx, subjectId, { id, title, body });
  await fields.insertField(db, { id, organizationId, subjectId, sealed });
  await audit(ctx, 'custom_field.created', subjectId, id);
  ctx.status = 201;
  return { id, title, body };
}

export async function deleteField(ctx: ManagerContext, id: number) {
  const { db, organizationId } = ctx;
  const field = await fields.findFieldToChange(db, organizationId, id);
  if (field === undefined) return refuseText(ctx, 'custom-field', id);
  await requireReadable(ctx, [field.subject_id]);
  await fields.deleteFieldRow(db, organizationId, id);
  await audit(ctx, 'custom_field.deleted', field.subject_id, id);
  return peopleMessages.fieldDeleted();
}

/** Which field, never what it says. */
function audit(ctx: ManagerContext, action: string, subjectId: number, id: number) {
  return ctx.audit({ action, entity: 'subject', entityId: subjectId, after: { field_id: id } });
}

function sealField(
  { keyring, organizationId }: ManagerContext,
  subjectId: number,
  { id, title, body }: CustomField,
) {
  const place = { kind: 'custom-field', id, organizationId, subjectId } as const;
  return sealText(keyring, place, JSON.stringify({ title, body }));
}

function openField(keyring: Keyring, row: fields.StoredField): { title: string; body: string } {
  const { id, organization_id: organizationId, subject_id: subjectId } = row;
  const sealed = { keyId: row.key_id, content: row.content };
  const place = { kind: 'custom-field', id, organizationId, subjectId } as const;
  return JSON.parse(openText(keyring, place, sealed)) as { title: string; body: string };
}
