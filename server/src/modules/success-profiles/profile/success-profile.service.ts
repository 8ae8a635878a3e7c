import type { BodyOf, OutputOf, QueryOf } from '@assay/contract/endpoint';
import { mostRows } from '@assay/contract/fields';
import type * as contract from '@assay/contract/success-profiles';
import { successProfileLimits } from '@assay/contract/success-profiles';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import { pageMeta, readPage } from '../../../platform/page.ts';
import type { Message } from '../../../platform/words/message.ts';
import { findCampaign, profileNames } from '../../campaigns/index.ts';
import { findLabel } from '../../subjects/index.ts';
import { successMessages } from '../messages.data.ts';
import * as people from './people.queries.ts';
import { countProgress, listProgress } from './progress.queries.ts';
import { listCategories, presentPerson, presentRow } from './success-profile.presenter.ts';
import * as profiles from './success-profile.queries.ts';
import { presentVersion } from './version.presenter.ts';
import { listVersions } from './version.queries.ts';

type Reader = Pick<ManagerContext, 'db' | 'organizationId' | 'language' | 'actor'>;
type Whole = OutputOf<typeof contract.getSuccessProfile>['data'];

const entity = 'success_profile';
const none = { reviewed: 0, counted: 0 };

export async function showSuccessProfiles(
  { db, organizationId, language }: Reader,
  query: QueryOf<typeof contract.listSuccessProfiles>,
): Promise<OutputOf<typeof contract.listSuccessProfiles>> {
  const { page, perPage } = readPage(query);
  const { rows, total } = await profiles.listSuccessProfiles(db, organizationId, {
    ...query,
    page,
    perPage,
  });
  const nameOf = await profileNames({ db, organizationId }, language);
  const ids = rows.map(({ id }) => id);
  const counts = await countProgress(db, organizationId, ids);
  const saved = await listVersions(db, organizationId, ids);
  const versions = Map.groupBy(saved, (version) => version.success_profile_id);
  return {
    data: rows.map((row) =>
      presentRow(row, counts.get(row.id) ?? none, versions.get(row.id) ?? [], nameOf),
    ),
    meta: pageMeta(page, perPage, total),
  };
}

export async function showSuccessProfile(
  { db, organizationId, language, actor }: Reader,
  id: number,
): Promise<Whole> {
  const row = await profiles.findSuccessProfile(db, organizationId, id);
  if (row === undefined) throw notFound();
  const reader = { organizationId, reviewerId: actor.userId };
  const progress = new Map(
    (await listProgress(db, reader, id)).map((one) => [one.subject_id, one]),
  );
  const reviews = (await people.listPeople(db, id)).map((person) =>
    presentPerson(person, progress.get(person.subject_id)),
  );
  const versions = await listVersions(db, organizationId, [id]);
  const counts = {
    reviewed: reviews.filter((one) => one.reviews_count > 0).length,
    counted: reviews.filter((one) => one.counts).length,
  };
  return {
    ...presentRow(row, counts, versions, await profileNames({ db, organizationId }, language)),
    reviews,
    versions: versions.map((version) => presentVersion(version, language)),
  };
}

export async function createSuccessProfile(
  ctx: ManagerContext,
  body: BodyOf<typeof contract.createSuccessProfile>,
): Promise<Whole> {
  const { db, organizationId, actor } = ctx;
  const { name } = body;
  const read = await readCategory(ctx, body);
  const problems: Record<string, Message> = 'problem' in read ? { ...read.problem } : {};
  const { all, named } = await countNames(ctx, name, null);
  if (named > 0) problems['name'] = successMessages.nameTaken();
  if (!('category' in read) || named > 0) throw invalid(problems);
  if (all >= successProfileLimits.profiles) {
    throw conflict(successMessages.tooManyProfiles({ maximum: successProfileLimits.profiles }));
  }
  const { category } = read;
  const id = await profiles.insertSuccessProfile(db, organizationId, {
    name,
    category,
    by: actor.userId,
  });
  await ctx.audit({
    action: 'success_profile.created',
    entity,
    entityId: id,
    after: { name, category_kind: category.kind, category_id: category.id },
  });
  return showSuccessProfile(ctx, id);
}

export async function editSuccessProfile(
  ctx: ManagerContext,
  id: number,
  { name, add, remove }: BodyOf<typeof contract.editSuccessProfile>,
): Promise<Whole> {
  const { db, organizationId, actor } = ctx;
  const problems: Record<string, Message> = {};
  if (name !== undefined && (await countNames(ctx, name, id)).named > 0) {
    problems['name'] = successMessages.nameTaken();
  }
  if (!(await profiles.lockSuccessProfile(db, organizationId, id))) throw notFound();
  const named = new Set([...add, ...remove]);
  if ((await people.countKnown(db, organizationId, [...named])) < named.size) throw notFound();
  add.forEach((subjectId, at) => {
    if (remove.includes(subjectId)) problems[`add.${at}`] = successMessages.bothWays();
  });
  remove.forEach((subjectId, at) => {
    if (subjectId === actor.userId) problems[`remove.${at}`] = successMessages.oneself();
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const before = await showSuccessProfile(ctx, id);
  const removed = await people.removePeople(db, id, remove);
  const added = await people.addPeople(db, organizationId, {
    id,
    subjectIds: add,
    by: actor.userId,
  });
  const most = successProfileLimits.people;
  if (added > 0 && (await people.countIn(db, id)) > most) {
    throw invalid({ add: successMessages.tooManyPeople({ maximum: most }) });
  }
  const entry = { entity, entityId: id };
  if (name !== undefined && name !== before.name) {
    await profiles.renameSuccessProfile(db, id, name);
    await ctx.audit({
      ...entry,
      action: 'success_profile.updated',
      before: { name: before.name },
      after: { name },
    });
  }
  const after = { name: name ?? before.name };
  if (added > 0) {
    const action = 'success_profile.people_added';
    await ctx.audit({ ...entry, action, after: { ...after, people: added } });
  }
  if (removed > 0) await auditRemoved(ctx, id, { ...after, people: removed });
  if (added + removed > 0) await people.touch(db, id);
  return showSuccessProfile(ctx, id);
}

function auditRemoved(
  ctx: ManagerContext,
  id: number,
  before: { name: string; people: number },
): Promise<void> {
  return ctx.audit({ action: 'success_profile.people_removed', entity, entityId: id, before });
}

export async function deleteSuccessProfile(ctx: ManagerContext, id: number): Promise<Message> {
  const { db, organizationId } = ctx;
  if (!(await profiles.lockSuccessProfile(db, organizationId, id))) throw notFound();
  const row = await profiles.findSuccessProfile(db, organizationId, id);
  if (row === undefined) throw notFound();
  const { name } = row;
  await profiles.removeSuccessProfile(db, id);
  await ctx.audit({
    action: 'success_profile.deleted',
    entity,
    entityId: id,
    before: { name, people: row.people },
  });
  return successMessages.deleted({ profile: name });
}

/** One person out of a success profile, with the reviews in it. */
export async function removeReviewed(ctx: ManagerContext, rowId: number): Promise<Message> {
  const { db, organizationId, actor } = ctx;
  const row = await people.findRow(db, organizationId, rowId);
  if (row === undefined) throw notFound();
  const { success_profile_id: id, subject_id } = row;
  if (subject_id === actor.userId) throw conflict(successMessages.oneself());
  if (!(await profiles.lockSuccessProfile(db, organizationId, id))) throw notFound();
  const profile = await profiles.findSuccessProfile(db, organizationId, id);
  if ((await people.removePeople(db, id, [subject_id])) === 0) throw notFound();
  await people.touch(db, id);
  await auditRemoved(ctx, id, { name: profile?.name ?? '', people: 1 });
  return successMessages.personRemoved();
}

export async function showCandidates(
  { db, organizationId }: Reader,
  query: QueryOf<typeof contract.filterReviewSubjects>,
): Promise<OutputOf<typeof contract.filterReviewSubjects>> {
  const { page, perPage, campaign, label } = query;
  // Refused before anybody is looked for.
  pageMeta(page, perPage, 0);
  if (campaign !== undefined && !(await findCampaign(db, organizationId, campaign))) {
    throw notFound();
  }
  if (label !== undefined && !(await findLabel(db, organizationId, label))) throw notFound();
  const { rows, total } = await people.listCandidates(db, organizationId, query, mostRows);
  return { data: rows, meta: pageMeta(page, perPage, total) };
}

/** After those who write names at the same time. */
async function countNames({ db, organizationId }: Reader, name: string, except: number | null) {
  await profiles.lockNames(db, organizationId);
  return profiles.countNamed(db, organizationId, name, except);
}

/** The one category that a form names, or what is wrong with it, at its field. */
async function readCategory(
  { db, language }: Reader,
  form: BodyOf<typeof contract.createSuccessProfile>,
): Promise<{ category: profiles.Category } | { problem: Record<string, Message> }> {
  const fields = [
    ['category_id', 'standard'],
    ['alt_category_id', 'alt'],
  ] as const;
  const [first, second] = fields.flatMap(([field, kind]) => {
    const id = form[field];
    return id == null || id === '' ? [] : [{ field, kind, id }];
  });
  if (first === undefined) return { problem: { category_id: successMessages.categoryRequired() } };
  if (second !== undefined) {
    return { problem: { alt_category_id: successMessages.oneCategoryOnly() } };
  }
  const { field, kind, id } = first;
  const known = await listCategories(db, language);
  return known.some((one) => one.kind === kind && one.id === id)
    ? { category: { kind, id } }
    : { problem: { [field]: successMessages.categoryUnknown() } };
}
