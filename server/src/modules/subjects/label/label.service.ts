import type { BodyOf } from '@assay/contract/endpoint';
import { maxLabels, type updateLabel as updateCall } from '@assay/contract/labels';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound, orTaken } from '../../../platform/http/errors.ts';
import * as labels from './label.queries.ts';
import { subjectMessages } from '../messages.data.ts';

type Fields = BodyOf<typeof updateCall>;

export async function getLabel({ db, organizationId }: ManagerContext, id: number) {
  const label = await labels.findLabel(db, organizationId, id);
  if (label === undefined) throw notFound();
  return label;
}

export async function createLabel(ctx: ManagerContext, fields: Fields) {
  if ((await labels.countLabels(ctx.db, ctx.organizationId)) >= maxLabels) {
    throw invalid({ name: subjectMessages.labelsFull({ maximum: maxLabels }) });
  }
  const label = await withFreeName(labels.insertLabel(ctx.db, ctx.organizationId, fields));
  await ctx.audit({
    action: 'label.created',
    entity: 'label',
    entityId: label.id,
    after: describe(label),
  });
  return label;
}

export async function updateLabel(ctx: ManagerContext, id: number, fields: Fields) {
  const before = await labels.findLabelToChange(ctx.db, ctx.organizationId, id);
  if (before === undefined) throw notFound();
  const after = await withFreeName(labels.updateLabelRow(ctx.db, ctx.organizationId, id, fields));
  await ctx.audit({
    action: 'label.updated',
    entity: 'label',
    entityId: id,
    before: describe(before),
    after: describe(after),
  });
  return after;
}

export async function deleteLabel(ctx: ManagerContext, id: number) {
  const label = await labels.deleteLabelRow(ctx.db, ctx.organizationId, id);
  if (label === undefined) throw notFound();
  await ctx.audit({
    action: 'label.deleted',
    entity: 'label',
    entityId: id,
    before: { ...describe(label), subjects_count: label.subjects_count },
  });
  return subjectMessages.labelDeleted({ label: label.name });
}

const withFreeName = <T>(write: Promise<T>) =>
  orTaken(write, 'labels_name', { name: subjectMessages.labelNameTaken() });

function describe({ name, colour }: labels.Label) {
  return { name, colour };
}
