import type { OutputOf } from '@assay/contract/endpoint';
import { maxPlaces, type getSuccession } from '@assay/contract/pins';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { openNote } from '../pin/pin.crypto.ts';
import { roleNames } from '../pin/pin.service.ts';
import {
  listNames,
  listPlaces,
  listSuccessors,
  type Place,
  type Successor,
} from './board.queries.ts';

type Board = OutputOf<typeof getSuccession>['data'];

/** Who holds which place, and who may succeed them. */
export async function showBoard(ctx: ManagerContext): Promise<Board> {
  const { db, organizationId } = ctx;
  // One more than is shown tells that there are more.
  const found = await listPlaces(db, organizationId, maxPlaces + 1);
  const places = found.slice(0, maxPlaces);
  const successors = Map.groupBy(
    await listSuccessors(
      db,
      organizationId,
      places.map(({ id }) => id),
    ),
    ({ entity_id }) => entity_id,
  );
  const nameOf = await roleNames(ctx);
  const named = new Set(places.map(({ id }) => id));
  for (const { subject_id: id } of [...successors.values()].flat()) named.add(id);
  return {
    places: places.map((place) => presentPlace(ctx, nameOf, place, successors.get(place.id) ?? [])),
    people: await listNames(db, organizationId, [...named]),
    more: found.length > places.length,
  };
}

function presentPlace(
  ctx: ManagerContext,
  nameOf: Awaited<ReturnType<typeof roleNames>>,
  { id, role_type: type, role_id: roleId }: Place,
  successors: Successor[],
): Board['places'][number] {
  const ready = (when: Successor['readiness']) =>
    successors.filter(({ readiness }) => readiness === when).length;
  return {
    incumbent_id: id,
    role:
      type === null || roleId === null ? null : { id: roleId, type, name: nameOf(type, roleId) },
    successors: successors.map((one) => ({
      subject_id: one.subject_id,
      role_type: one.readiness,
      note: openNote(ctx.keyring, one),
      pinned_by: one.pinned_by,
      pinned_at: one.pinned_at.toISOString(),
    })),
    depth: { now: ready('now'), soon: ready('soon'), later: ready('later') },
  };
}
