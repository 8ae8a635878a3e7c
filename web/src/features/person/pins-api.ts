import type { OutputOf } from '@assay/contract/endpoint';
import { listRolePins, listSuccessionPins, pin, unpin } from '@assay/contract/pins';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { atOnce, withChanges } from '../../api/at-once.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Role } from './roles.ts';

export type RolePin = OutputOf<typeof listRolePins>['data'][number];
export type SuccessionPin = OutputOf<typeof listSuccessionPins>['data'][number];

export function rolePins(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'pins', 'role'],
    queryFn: async ({ queryKey, signal }) =>
      withChanges(queryKey, (await call(listRolePins, { params: { subjectId: id }, signal })).data),
  });
}

export function successionPins(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'pins', 'succession'],
    queryFn: async ({ queryKey, signal }) =>
      withChanges(
        queryKey,
        (await call(listSuccessionPins, { params: { subjectId: id }, signal })).data,
      ),
  });
}

/** After a change in another place, as in the dialog of the board. */
export function forgetPins(id: number): void {
  void queryClient.invalidateQueries({ queryKey: ['person', id, 'pins'] });
}

/** The board of succession shows pins, too. */
async function change<Pin>(queryKey: QueryKey, one: Parameters<typeof atOnce<Pin[]>>[1]) {
  try {
    await atOnce<Pin[]>(queryKey, one);
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['succession'] });
  }
}

const isRole =
  ({ type, id }: Role) =>
  (one: RolePin) =>
    one.type === type && one.role_id === id;

const aboutRole = (id: number, role: Role) => ['role', id, role.type, role.id];

const rolePath = (subjectId: number, { type, id }: Role) =>
  ({ subjectId, pinType: 'role', entityId: id, roleType: type }) as const;

export function pinToRole(id: number, role: Role, name: string): Promise<void> {
  return change<RolePin>(rolePins(id).queryKey, {
    about: aboutRole(id, role),
    show: (pins) => [
      ...pins.filter((one) => !isRole(role)(one)),
      {
        role_id: role.id,
        type: role.type,
        name,
        pinned_by: null,
        pinned_at: new Date().toISOString(),
      },
    ],
    send: () => call(pin, { params: rolePath(id, role), body: {} }),
  });
}

export function unpinFromRole(id: number, role: Role): Promise<void> {
  return change<RolePin>(rolePins(id).queryKey, {
    about: aboutRole(id, role),
    show: (pins) => pins.filter((one) => !isRole(role)(one)),
    send: () => call(unpin, { params: rolePath(id, role), body: {} }),
  });
}

export function unpinAsSuccessor(id: number, { successor_id, role_type }: SuccessionPin) {
  return change<SuccessionPin>(successionPins(id).queryKey, {
    about: ['succession', id, successor_id],
    show: (pins) => pins.filter((one) => one.successor_id !== successor_id),
    send: () =>
      call(unpin, {
        params: {
          subjectId: id,
          pinType: 'succession',
          entityId: successor_id,
          roleType: role_type,
        },
        body: {},
      }),
  });
}
