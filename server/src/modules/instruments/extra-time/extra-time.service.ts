import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type {
  addTime as addCall,
  getExtraTime,
  setExtraTime as setCall,
} from '@assay/contract/extra-time';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, forbidden, notFound } from '../../../platform/http/errors.ts';
import {
  addSeconds,
  isPermitted,
  readExtraTime,
  readRuns,
  saveExtraTime,
} from './extra-time.queries.ts';
import { instrumentMessages } from '../messages.data.ts';
import { findOwnSubject } from '../../../access/asked.queries.ts';

type Shown = OutputOf<typeof getExtraTime>['data'];

/** The person's name, as the organisation knows it. @throws 404 for whom it has in none of its campaigns. */
export async function getSubjectName(ctx: ManagerContext, subjectId: number): Promise<string> {
  const subject = await findOwnSubject(ctx.db, ctx.organizationId, subjectId);
  if (subject === undefined) throw notFound();
  return `${subject.first_name} ${subject.last_name}`.trim() || subject.email;
}

/** The same name. @throws 403 while the organisation does not hold the person's permission. */
export async function getPermittedName(ctx: ManagerContext, subjectId: number): Promise<string> {
  const name = await getSubjectName(ctx, subjectId);
  if (await isPermitted(ctx.db, ctx.organizationId, subjectId)) return name;
  throw forbidden('permission_required', instrumentMessages.permissionRequired({ name }));
}

export async function showExtraTime(ctx: ManagerContext, subjectId: number): Promise<Shown> {
  await getSubjectName(ctx, subjectId);
  const { db, organizationId } = ctx;
  const percent = (await readExtraTime(db, organizationId, subjectId)) as Shown['percent'];
  return { percent, running: await readRuns(db, organizationId, subjectId) };
}

/**
 * Gives somebody extra time, in parts that run too. It can be given before they permit anything and counts from then on.
 * Reasons are nobody's business and are not kept. @throws 403 for the own time.
 */
export async function setExtraTime(
  ctx: ManagerContext,
  subjectId: number,
  { percent }: BodyOf<typeof setCall>,
) {
  const name = await getSubjectName(ctx, subjectId);
  refuseOneself(ctx, subjectId);
  const { db, organizationId, actor } = ctx;
  const before = await readExtraTime(db, organizationId, subjectId);
  await saveExtraTime(db, { organizationId, subjectId, percent, setBy: actor.userId });
  await ctx.audit({
    action: 'subject.extra_time_set',
    entity: 'user',
    entityId: subjectId,
    before: { percent: before },
    after: { percent },
  });
  if (percent === 0) return instrumentMessages.noExtraTime({ name });
  return (await isPermitted(db, organizationId, subjectId))
    ? instrumentMessages.extraTimeSet({ name, percent })
    : instrumentMessages.extraTimeAhead({ name, percent });
}

/** Adds seconds to what somebody is in now. @throws 403 for the own time. */
export async function addTime(
  ctx: ManagerContext,
  subjectId: number,
  { seconds }: BodyOf<typeof addCall>,
) {
  const name = await getPermittedName(ctx, subjectId);
  refuseOneself(ctx, subjectId);
  const { db, organizationId, actor } = ctx;
  const clocks = await addSeconds(db, { organizationId, subjectId, seconds, by: actor.userId });
  if (clocks === 0) throw conflict(instrumentMessages.notInTimedPart({ name }));
  await ctx.audit({
    action: 'subject.time_added',
    entity: 'user',
    entityId: subjectId,
    after: { seconds },
  });
  return instrumentMessages.timeAdded({ name, seconds });
}

/** Nobody decides about their own test. @throws 403 */
export function refuseOneself({ actor }: ManagerContext, subjectId: number): void {
  if (subjectId === actor.userId) throw forbidden('forbidden', instrumentMessages.ownTest());
}
