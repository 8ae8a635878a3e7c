import type { BodyOf, OutputOf, QueryOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/labels';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { pageMeta } from '../../../platform/page.ts';
import { holdPeople } from '../hold.queries.ts';
import * as carriers from './carrier.queries.ts';
import { keepLabels } from './label.queries.ts';
import { getLabel } from './label.service.ts';
import { isInvited, keepInvited } from '../../../access/asked.queries.ts';

export async function getSubjectLabels({ db, organizationId }: ManagerContext, subjectId: number) {
  if (!(await isInvited(db, organizationId, subjectId))) throw notFound();
  return labelsOfOne({ db, organizationId }, subjectId);
}

export async function setSubjectLabels(
  ctx: ManagerContext,
  input: BodyOf<typeof contract.setSubjectLabels>,
) {
  const { db, organizationId } = ctx;
  const subjectId = input.subject_id;
  const labelIds = (await checkOwn(ctx, input.labels, [subjectId])).map(({ id }) => id);
  const before = await labelsOfOne(ctx, subjectId);
  await carriers.detachOthers(db, organizationId, subjectId, labelIds);
  await carriers.attachLabels(db, organizationId, labelIds, [subjectId]);
  const after = await labelsOfOne(ctx, subjectId);
  await ctx.audit({
    action: 'subject.labels_set',
    entity: 'subject',
    entityId: subjectId,
    before: { labels: before.map(({ name }) => name) },
    after: { labels: after.map(({ name }) => name) },
  });
  return after;
}

export async function addLabels(ctx: ManagerContext, input: BodyOf<typeof contract.addLabels>) {
  const own = await checkOwn(ctx, input.labels, input.subjects);
  const subjectIds = [...new Set(input.subjects)];
  const labelIds = own.map(({ id }) => id);
  const added = await carriers.attachLabels(ctx.db, ctx.organizationId, labelIds, subjectIds);
  for (const { id, name } of own) {
    await ctx.audit({
      action: 'label.added',
      entity: 'label',
      entityId: id,
      after: { name, people: subjectIds.length },
    });
  }
  return { added };
}

export async function takeOffLabel(ctx: ManagerContext, id: number, subjectIds: number[]) {
  const [label] = await checkOwn(ctx, [id], subjectIds);
  const removed = await carriers.detachLabel(ctx.db, ctx.organizationId, id, subjectIds);
  await ctx.audit({
    action: 'label.taken_off',
    entity: 'label',
    entityId: id,
    after: { name: label?.name, people: removed },
  });
  return { removed };
}

export async function showCarriers(
  ctx: ManagerContext,
  labelId: number,
  query: QueryOf<typeof contract.listLabelSubjects>,
): Promise<OutputOf<typeof contract.listLabelSubjects>> {
  const { db, organizationId } = ctx;
  const label = await getLabel(ctx, labelId);
  const rows = await carriers.listCarriers(db, organizationId, { ...query, labelId });
  const total = query.name
    ? await carriers.countCarriers(db, organizationId, labelId, query.name)
    : label.subjects_count;
  const labels = await carriers.listLabelsOf(
    db,
    organizationId,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map(({ campaign_id, campaign_name, added_at, ...person }) => ({
      ...person,
      campaign: { id: campaign_id, name: campaign_name },
      labels: labels.get(person.id) ?? [],
      added_at: added_at.toISOString(),
    })),
    meta: pageMeta(query.page, query.perPage, total),
  };
}

async function labelsOfOne(
  { db, organizationId }: Pick<ManagerContext, 'db' | 'organizationId'>,
  subjectId: number,
) {
  return (await carriers.listLabelsOf(db, organizationId, [subjectId])).get(subjectId) ?? [];
}

/** All of them or nothing: one foreign label or person, and nothing is changed. */
async function checkOwn(
  { db, organizationId }: ManagerContext,
  labelIds: number[],
  subjectIds: number[],
) {
  const wanted = new Set(labelIds);
  const own = await keepLabels(db, organizationId, [...wanted]);
  await holdPeople(db, subjectIds);
  const invited = await keepInvited(db, organizationId, subjectIds);
  if (own.length < wanted.size || subjectIds.some((id) => !invited.has(id))) throw notFound();
  return own;
}
