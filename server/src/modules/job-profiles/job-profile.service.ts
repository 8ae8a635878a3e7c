import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, QueryOf } from '@assay/contract/endpoint';
import { isOn } from '@assay/contract/fields';
import type * as contract from '@assay/contract/job-profiles';
import type { Language } from '@assay/contract/languages';
import { pictureOf } from '@assay/instruments/profiles/picture';
import { jobGroups, listProfiles } from '@assay/instruments/profiles/profiles';
import type { Db } from '../../platform/db/database.ts';
import type { BaseContext, UserContext } from '../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { pageMeta, readPage } from '../../platform/page.ts';
import type { Message } from '../../platform/words/message.ts';
import { jobName, presentJobProfile, presentListed, targetsOf } from './job-profile.presenter.ts';
import * as profiles from './job-profile.queries.ts';
import { jobProfileMessages } from './messages.data.ts';

type Reader = Pick<BaseContext, 'db' | 'language'>;

export async function showJobProfiles(
  { db, language }: Reader,
  query: QueryOf<typeof contract.listGeneralJobProfiles>,
) {
  const { page, perPage } = readPage(query);
  const archived = isOn(query.archived);
  const selection = { ...query, archived, page, perPage };
  const { rows, total } = await profiles.listJobProfiles(db, selection, wordsFor(language));
  return {
    data: rows.map((row) => presentListed(row, language)),
    meta: pageMeta(page, perPage, total),
  };
}

/** What the families are called in English, and for a reader. */
function wordsFor(language: Language | null): profiles.NameWords[] {
  return listProfiles()
    .filter(({ kind }) => kind === 'standard')
    .map(({ id, name }) => ({ id, name, told: jobName({ id, name }, language) }));
}

export async function showJobProfile({ db, language }: Reader, id: number) {
  const row = await get(db, id);
  return presentJobProfile(row, await profiles.listVersions(db, id), language);
}

export async function createJobProfile(
  ctx: UserContext,
  fields: BodyOf<typeof contract.createJobProfile>,
) {
  const [id = 0] = await addJobProfiles(ctx, [fields], 'job_profile.created', () => '');
  return showJobProfile(ctx, id);
}

/** All of them, or none where one cannot be. @param at what stands before the fields of one where they are refused. */
export async function addJobProfiles(
  ctx: UserContext,
  all: readonly profiles.VersionFields[],
  action: string,
  at: (index: number) => string,
): Promise<number[]> {
  await profiles.lockNames(ctx.db);
  const names = all.map(({ name }) => name);
  const taken = await profiles.listTakenNames(ctx.db, names, null);
  const problems: Record<string, Message> = {};
  all.forEach((fields, index) => {
    for (const [field, problem] of Object.entries(groupProblems(fields)))
      problems[at(index) + field] = problem;
    if (taken.has(index)) problems[`${at(index)}name`] = jobProfileMessages.nameTaken();
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const ids: number[] = [];
  for (const fields of all) {
    const id = await profiles.insertJobProfile(ctx.db, fields);
    await profiles.insertVersion(ctx.db, id, 1, fields);
    await ctx.audit({
      action,
      entity: 'job_profile',
      entityId: id,
      after: { ...described(fields) },
    });
    ids.push(id);
  }
  return ids;
}

/** A change is the next version; what says the same as the last one is none. */
export async function updateJobProfile(
  ctx: UserContext,
  id: number,
  input: BodyOf<typeof contract.updateJobProfile>,
) {
  const { version: seen, archived: wanted, ...fields } = input;
  await profiles.lockNames(ctx.db);
  if (!(await profiles.lockJobProfile(ctx.db, id))) throw notFound();
  const row = await get(ctx.db, id);
  if (seen !== undefined && seen !== row.version) throw conflict(jobProfileMessages.changed());
  const problems = groupProblems(fields);
  const wasArchived = row.archived_at !== null;
  const archived = wanted ?? wasArchived;
  const taken = archived ? new Set() : await profiles.listTakenNames(ctx.db, [fields.name], id);
  if (taken.size > 0) problems['name'] = jobProfileMessages.nameTaken();
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const before = described(row);
  const after = described(fields);
  const isNew = !isDeepStrictEqual(before, after);
  const version = row.version + (isNew ? 1 : 0);
  if (isNew) await profiles.insertVersion(ctx.db, id, version, fields);
  if (isNew || archived !== wasArchived) {
    await profiles.updateJobProfile(ctx.db, id, { name: fields.name, version, archived });
  }
  const entry = { entity: 'job_profile', entityId: id };
  if (isNew) {
    await ctx.audit({
      ...entry,
      action: 'job_profile.updated',
      before: { ...before, version: row.version },
      after: { ...after, version },
    });
  }
  if (archived !== wasArchived) {
    const action = archived ? 'job_profile.archived' : 'job_profile.restored';
    await ctx.audit({ ...entry, action, after: { name: fields.name } });
  }
  return showJobProfile(ctx, id);
}

/** Never gone: campaigns, pins and people name it by its number. */
export async function archiveJobProfile(ctx: UserContext, id: number) {
  if (!(await profiles.lockJobProfile(ctx.db, id))) throw notFound();
  const { name, version, archived_at, campaigns_count } = await get(ctx.db, id);
  if (archived_at === null) {
    await profiles.updateJobProfile(ctx.db, id, { name, version, archived: true });
    await ctx.audit({
      action: 'job_profile.archived',
      entity: 'job_profile',
      entityId: id,
      before: { name },
    });
  }
  return campaigns_count > 0
    ? jobProfileMessages.archivedInUse({ profile: name, count: campaigns_count })
    : jobProfileMessages.archived({ profile: name });
}

export async function drawJobProfile(
  { db, language }: Reader,
  { targets, id }: BodyOf<typeof contract.drawJobProfile>,
) {
  const others = (await profiles.listOffered(db)).filter((other) => other.id !== id);
  const picture = pictureOf(
    targetsOf(targets),
    others.map((other) => ({ id: other.id, targets: targetsOf(other.targets) })),
  );
  const names = new Map(others.map((other) => [other.id, jobName(other, language)]));
  return {
    ...picture,
    compared: others.length,
    alike: picture.alike.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
  };
}

async function get(db: Db, id: number): Promise<profiles.JobProfileRow> {
  const row = await profiles.findJobProfile(db, id);
  if (row === undefined) throw notFound();
  return row;
}

function groupProblems({ group_ids }: profiles.VersionFields): Record<string, Message> {
  const known = new Set(jobGroups().map(({ id }) => id));
  return Object.fromEntries(
    group_ids.flatMap((id, at) =>
      known.has(id) ? [] : [[`group_ids.${at}`, jobProfileMessages.groupUnknown()]],
    ),
  );
}

/** What makes a version. */
function described(fields: profiles.VersionFields): profiles.VersionFields {
  const { name, description, tasks, group_ids, source, targets } = fields;
  return {
    name,
    description,
    tasks,
    group_ids,
    source,
    targets: targets.map(({ facet, weight, direction, target }) => {
      return { facet, weight, direction, target };
    }),
  };
}
