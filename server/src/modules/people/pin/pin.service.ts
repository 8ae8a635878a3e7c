import type { BodyOf, OutputOf, ParamsOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/pins';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound } from '../../../platform/http/errors.ts';
import { profileNames } from '../../campaigns/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { openNote, sealNote } from './pin.crypto.ts';
import * as pins from './pin.queries.ts';

type Place = ParamsOf<typeof contract.pin>;
type RoleType = OutputOf<typeof contract.listRolePins>['data'][number]['type'];
type Readiness = OutputOf<typeof contract.listSuccessionPins>['data'][number]['role_type'];

/** What roles are called for the reader; null for a profile that is there no more. */
export async function roleNames(
  ctx: Pick<ManagerContext, 'db' | 'organizationId' | 'language'>,
): Promise<(kind: RoleType, id: number) => string | null> {
  const nameOf = await profileNames(ctx, ctx.language);
  return (kind, id) => nameOf({ kind, id }) ?? null;
}

export async function showRolePins(
  ctx: ManagerContext,
  subjectId: number,
): Promise<OutputOf<typeof contract.listRolePins>['data']> {
  await requireReadable(ctx, [subjectId]);
  const rows = await pins.listRolePins(ctx.db, ctx.organizationId, subjectId);
  const nameOf = await roleNames(ctx);
  return rows.map((row) => ({
    ...row,
    name: nameOf(row.type, row.role_id),
    pinned_at: row.pinned_at.toISOString(),
  }));
}

export async function showSuccessionPins(
  ctx: ManagerContext,
  subjectId: number,
): Promise<OutputOf<typeof contract.listSuccessionPins>['data']> {
  await requireReadable(ctx, [subjectId]);
  const rows = await pins.listSuccessionPins(ctx.db, ctx.organizationId, subjectId);
  return rows.map(({ first_name, last_name, email, ...row }) => ({
    subject_id: row.subject_id,
    successor_id: row.entity_id,
    entity: { id: row.entity_id, first_name, last_name, email },
    role_type: row.readiness,
    note: openNote(ctx.keyring, row),
    pinned_by: row.pinned_by,
    pinned_at: row.pinned_at.toISOString(),
  }));
}

/** What a pin is about, once its parts fit each other and its people are the organisation's to see. */
async function readPlace(ctx: ManagerContext, { subjectId, pinType, entityId, roleType }: Place) {
  const person = { organization_id: ctx.organizationId, subject_id: subjectId };
  if (pinType === 'role') {
    const type = roleType as RoleType;
    if (!['standard', 'custom', 'alt'].includes(type)) throw wrongRoleType();
    await requireReadable(ctx, [subjectId]);
    return { kind: 'role', pin: { ...person, type, role_id: entityId } } as const;
  }
  const readiness = roleType as Readiness;
  if (!['now', 'soon', 'later'].includes(readiness)) throw wrongRoleType();
  if (subjectId === entityId) throw invalid({ entityId: peopleMessages.successorOfOneself() });
  await requireReadable(ctx, [subjectId, entityId]);
  return { kind: 'succession', pair: { ...person, entity_id: entityId }, readiness } as const;
}

function wrongRoleType() {
  return invalid({ roleType: peopleMessages.roleTypeMismatch() });
}

/** Pins somebody; the same pin again changes nothing, another one of a pair takes its place. */
export async function pinSubject(
  ctx: ManagerContext,
  place: Place,
  { note }: BodyOf<typeof contract.pin>,
) {
  const { db, actor, keyring } = ctx;
  const read = await readPlace(ctx, place);
  if (read.kind === 'role') {
    const { pin } = read;
    const nameOf = await roleNames(ctx);
    if (nameOf(pin.type, pin.role_id) === null) throw notFound();
    if (await pins.keepRolePin(db, pin, actor.userId)) {
      await ctx.audit(entry('subject.pinned', place, 'after'));
    }
    return peopleMessages.pinned();
  }
  const { pair, readiness } = read;
  const present = await pins.lockSuccessionPin(db, pair);
  const text = note?.trim();
  const sealed = note === undefined ? undefined : text ? sealNote(keyring, pair, text) : null;
  await pins.keepSuccessionPin(db, pair, readiness, actor.userId, sealed);
  if (present?.readiness !== readiness) {
    await ctx.audit({
      ...entry('subject.pinned', place, 'after'),
      ...(present && { before: { readiness: present.readiness } }),
    });
  }
  return peopleMessages.pinned();
}

/** Removes a pin as the caller knows it. @throws 409 where a colleague has changed it since */
export async function unpinSubject(ctx: ManagerContext, place: Place) {
  const read = await readPlace(ctx, place);
  if (read.kind === 'role') {
    if (await pins.deleteRolePin(ctx.db, read.pin)) {
      await ctx.audit(entry('subject.unpinned', place, 'before'));
    }
    return peopleMessages.unpinned();
  }
  const present = await pins.lockSuccessionPin(ctx.db, read.pair);
  if (present === undefined) return peopleMessages.unpinned();
  if (present.readiness !== read.readiness) throw conflict(peopleMessages.pinChanged());
  await pins.deleteSuccessionPin(ctx.db, read.pair);
  await ctx.audit(entry('subject.unpinned', place, 'before'));
  return peopleMessages.unpinned();
}

/** Of somebody else only the id, which erasure leaves without a name; never the note. */
function entry(action: string, { subjectId, ...rest }: Place, side: 'before' | 'after') {
  return { action, entity: 'subject', entityId: subjectId, [side]: { ...rest } };
}
