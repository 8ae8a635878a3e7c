import type { OutputOf } from '@assay/contract/endpoint';
import { listRolePins, listSuccessionPins, pin, unpin } from '@assay/contract/pins';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Role } from './roles.ts';

export type RolePin = OutputOf<typeof listRolePins>['data'][number];
export type SuccessionPin = OutputOf<typeof listSuccessionPins>['data'][number];

export function rolePins(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'pins', 'role'],
    queryFn: async ({ signal }) =>
      (await call(listRolePins, { params: { subjectId: id }, signal })).data,
  });
}

export function successionPins(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'pins', 'succession'],
    queryFn: async ({ signal }) =>
      (await call(listSuccessionPins, { params: { subjectId: id }, signal })).data,
  });
}

/** After a change in another place, as in the dialog of the board. */
export function forgetPins(id: number): void {
  void queryClient.invalidateQueries({ queryKey: ['person', id, 'pins'] });
}

type PinList = { queryKey: readonly unknown[] };

/** Shows a change at once and takes it back when the server refuses. */
async function atOnce<Pin>(
  { queryKey }: PinList,
  change: (pins: readonly Pin[]) => Pin[],
  send: () => Promise<unknown>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Pin[]>(queryKey);
  if (before) queryClient.setQueryData<Pin[]>(queryKey, change(before));
  try {
    await send();
  } catch (failure) {
    if (before) queryClient.setQueryData<Pin[]>(queryKey, before);
    throw failure;
  } finally {
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: ['succession'] });
  }
}

const isRole =
  ({ type, id }: Role) =>
  (one: RolePin) =>
    one.type === type && one.role_id === id;

const rolePath = (subjectId: number, { type, id }: Role) =>
  ({ subjectId, pinType: 'role', entityId: id, roleType: type }) as const;

export function pinToRole(id: number, role: Role, name: string): Promise<void> {
  return atOnce<RolePin>(
    rolePins(id),
    (pins) => [
      ...pins.filter((one) => !isRole(role)(one)),
      {
        role_id: role.id,
        type: role.type,
        name,
        pinned_by: null,
        pinned_at: new Date().toISOString(),
      },
    ],
    () => call(pin, { params: rolePath(id, role), body: {} }),
  );
}

export function unpinFromRole(id: number, role: Role): Promise<void> {
  return atOnce<RolePin>(
    rolePins(id),
    (pins) => pins.filter((one) => !isRole(role)(one)),
    () => call(unpin, { params: rolePath(id, role), body: {} }),
  );
}

export function unpinAsSuccessor(id: number, { successor_id, role_type }: SuccessionPin) {
  return atOnce<SuccessionPin>(
    successionPins(id),
    (pins) => pins.filter((one) => one.successor_id !== successor_id),
    () =>
      call(unpin, {
        params: {
          subjectId: id,
          pinType: 'succession',
          entityId: successor_id,
          roleType: role_type,
        },
        body: {},
      }),
  );
}
