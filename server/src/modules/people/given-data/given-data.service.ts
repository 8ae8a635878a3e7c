import type * as z from 'zod/mini';
import type { BodyOf } from '@assay/contract/endpoint';
import type { givenData, saveGivenData } from '@assay/contract/subject-fields';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { Message } from '../../../platform/words/message.ts';
import { type ProfileReference, profileNames } from '../../campaigns/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { findGiven, type Given, getGivenToChange, updateGiven } from './given-data.queries.ts';

type GivenData = z.output<typeof givenData>;

/** For a caller who has asked for the permission already. */
export async function readGiven(
  { db, organizationId }: ManagerContext,
  subjectId: number,
): Promise<GivenData> {
  const nothing = { work_start_date: null, role_type: null, role_id: null };
  return present((await findGiven(db, organizationId, subjectId)) ?? nothing);
}

/** What is left out stays, so that two managers who change different things both have their way. */
export async function saveGiven(
  ctx: ManagerContext,
  subjectId: number,
  input: BodyOf<typeof saveGivenData>,
): Promise<GivenData> {
  const { db, organizationId } = ctx;
  await requireReadable(ctx, [subjectId]);
  const former = await getGivenToChange(db, organizationId, subjectId);
  const given: Given = {
    work_start_date: changed(input.work_start_date_at_current_company, former.work_start_date),
    role_type: changed(input.role_type, former.role_type),
    role_id: changed(input.role_id, former.role_id),
  };
  const problems = await roleProblems(ctx, given);
  if (problems !== null) throw invalid(problems);
  await updateGiven(db, organizationId, subjectId, given);
  await ctx.audit({
    action: 'subject.given_data_saved',
    entity: 'subject',
    entityId: subjectId,
    after: { fields: Object.keys(input) },
  });
  return present(given);
}

function changed<T>(told: T | '' | null | undefined, former: T | null): T | null {
  if (told === undefined) return former;
  return told === '' ? null : told;
}

async function roleProblems(
  ctx: Pick<ManagerContext, 'db' | 'organizationId'>,
  { role_type: kind, role_id: id }: Given,
): Promise<Record<string, Message> | null> {
  if (kind === null && id === null) return null;
  if (kind === null) return { role_type: peopleMessages.roleIncomplete() };
  if (id === null) return { role_id: peopleMessages.roleIncomplete() };
  const reference = { kind, id } as ProfileReference;
  const nameOf = await profileNames(ctx, null);
  return nameOf(reference) === undefined ? { role_id: peopleMessages.roleUnknown() } : null;
}

function present({ work_start_date, role_type, role_id }: Given): GivenData {
  return {
    work_start_date_at_current_company: work_start_date,
    role_type: role_type as GivenData['role_type'],
    role_id,
  };
}
