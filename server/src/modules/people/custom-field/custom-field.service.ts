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
  const { db, organizationId, keyring } = ctx;
  await requireReadable(ctx, [subjectId]);
  const isNew = customFieldId == null;
  const id = isNew ? await fields.nextFieldId(db) : customFieldId;
  const sealed = sealText(
    keyring,
    { kind: 'custom-field', id, organizationId, subjectId },
    JSON.stringify({ title, body }),
  );
  if (isNew) {
    await lockTexts(db, subjectId);
    const there = await fields.listFields(db, organizationId, subjectId);
    if (there.length >= mostCustomFields) {
      throw invalid({ title: peopleMessages.fieldsFull({ maximum: mostCustomFields }) });
    }
    await fields.insertField(db, { id, organizationId, subjectId, sealed });
    ctx.status = 201;
  } else {
    const field = await fields.findFieldToChange(db, organizationId, id);
    if (field?.subject_id !== subjectId) throw notFound();
    await fields.updateField(db, organizationId, id, sealed);
  }
  const action = isNew ? 'custom_field.created' : 'custom_field.updated';
  await audit(ctx, action, subjectId, id);
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

function openField(keyring: Keyring, row: fields.StoredField): { title: string; body: string } {
  const { id, organization_id: organizationId, subject_id: subjectId } = row;
  const sealed = { keyId: row.key_id, content: row.content };
  const place = { kind: 'custom-field', id, organizationId, subjectId } as const;
  return JSON.parse(openText(keyring, place, sealed)) as { title: string; body: string };
}
