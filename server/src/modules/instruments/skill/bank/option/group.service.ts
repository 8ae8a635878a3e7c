import type { createOptionGroup, listOptionGroups } from '@assay/contract/bank-questions';
import { isRight } from '@assay/contract/bank-fields';
import { bankLimits } from '@assay/contract/bank-limits';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { UserContext } from '../../../../../platform/http/context.ts';
import { invalid, notFound, orTaken } from '../../../../../platform/http/errors.ts';
import * as groups from './group.queries.ts';
import { bankMessages } from '../messages.data.ts';

type Fields = BodyOf<typeof createOptionGroup>;

export function presentGroup({
  id,
  name,
  options,
  created_at,
}: groups.OptionGroup): OutputOf<typeof listOptionGroups>['data'][number] {
  return {
    id,
    groupName: name,
    options: options.map((option) => ({ ...option, is_correct: isRight(option.score) })),
    created_at: created_at.toISOString(),
  };
}

export async function createGroup(ctx: UserContext, fields: Fields) {
  if ((await groups.listGroups(ctx.db)).length >= bankLimits.groups) {
    const message = bankMessages.groupsFull({ maximum: bankLimits.groups });
    throw invalid({ groupName: message });
  }
  const group = await withFreeName(groups.insertGroup(ctx.db, plain(fields)));
  await ctx.audit({
    action: 'option_group.created',
    entity: 'option_group',
    entityId: group.id,
    after: describe(group),
  });
  return presentGroup(group);
}

export async function updateGroup(ctx: UserContext, id: number, fields: Fields) {
  const before = await groups.findGroupToChange(ctx.db, id);
  if (before === undefined) throw notFound();
  const after = await withFreeName(groups.updateGroupRow(ctx.db, id, plain(fields)));
  await ctx.audit({
    action: 'option_group.updated',
    entity: 'option_group',
    entityId: id,
    before: describe(before),
    after: describe(after),
  });
  return presentGroup(after);
}

export async function deleteGroup(ctx: UserContext, id: number) {
  const group = await groups.findGroupToChange(ctx.db, id);
  if (group === undefined) throw notFound();
  await groups.deleteGroupRow(ctx.db, id);
  await ctx.audit({
    action: 'option_group.deleted',
    entity: 'option_group',
    entityId: id,
    before: describe(group),
  });
  return bankMessages.groupDeleted({ group: group.name });
}

function plain({ groupName, options }: Fields) {
  return { groupName, options: options.map(({ text, score }) => ({ text, score })) };
}

function describe({ name, options }: groups.OptionGroup) {
  return { groupName: name, options };
}

const withFreeName = <T>(write: Promise<T>) =>
  orTaken(write, 'option_groups_name_key', {
    groupName: bankMessages.groupNameTaken(),
  });
