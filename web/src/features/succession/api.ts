import { filterCampaignSubjects } from '@assay/contract/campaign-people';
import type { OutputOf, ParamsOf } from '@assay/contract/endpoint';
import { getSuccession, pin, unpin } from '@assay/contract/pins';
import { queryOptions } from '@tanstack/react-query';
import { atOnce, withChanges } from '../../api/at-once.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Board = OutputOf<typeof getSuccession>['data'];
export type Place = Board['places'][number];
export type Successor = Place['successors'][number];
export type Readiness = Successor['role_type'];
export type Person = Board['people'][number];

export const succession = queryOptions({
  queryKey: ['succession'],
  queryFn: async ({ queryKey, signal }) =>
    withChanges(queryKey, (await call(getSuccession, { signal })).data),
});

/** People of the organisation by a part of their name, once each; those who give no permission cannot be on the board. */
export function peopleCalled(name: string) {
  return queryOptions({
    queryKey: ['people', 'permitted', name],
    queryFn: async ({ signal }): Promise<Person[]> => {
      const query = { name, perPage: 25, page: 1 };
      const { data } = await call(filterCampaignSubjects, { query, signal });
      const permitted = data.filter(({ permission }) => permission);
      return [...new Map(permitted.map((one) => [one.id, one])).values()];
    },
  });
}

/** As the board is by now, drawn or not. */
export function readinessOf(person: Person, entity: Person): Readiness | undefined {
  return queryClient
    .getQueryData(succession.queryKey)
    ?.places.find((place) => place.incumbent_id === entity.id)
    ?.successors.find((one) => one.subject_id === person.id)?.role_type;
}

type Pair = Pick<ParamsOf<typeof pin>, 'subjectId' | 'entityId'>;
const aboutPair = ({ subjectId, entityId }: Pair) => ['succession', subjectId, entityId];
const pathOf = (pair: Pair, roleType: Readiness) =>
  ({ ...pair, pinType: 'succession', roleType }) as const;

/** @param note absent keeps the one that is there */
export function pinSuccessor(person: Person, entity: Person, roleType: Readiness, note?: string) {
  const pair = { subjectId: person.id, entityId: entity.id };
  return atOnce<Board>(succession.queryKey, {
    about: aboutPair(pair),
    show: (board) => withSuccessor(board, person, entity, roleType, note),
    send: () =>
      call(pin, {
        params: pathOf(pair, roleType),
        body: note === undefined ? {} : { note: note || null },
      }),
  });
}

export function unpinSuccessor(pair: Pair, roleType: Readiness) {
  return atOnce<Board>(succession.queryKey, {
    about: aboutPair(pair),
    show: (board) => without(board, pair),
    send: () => call(unpin, { params: pathOf(pair, roleType), body: {} }),
  });
}

function withSuccessor(
  board: Board,
  person: Person,
  entity: Person,
  roleType: Readiness,
  note?: string,
): Board {
  const present = board.places.find((place) => place.incumbent_id === entity.id);
  const known = present?.successors.find((one) => one.subject_id === person.id);
  const successor: Successor = {
    subject_id: person.id,
    pinned_by: null,
    note: null,
    ...known,
    role_type: roleType,
    pinned_at: new Date().toISOString(),
    ...(note !== undefined && { note: note || null }),
  };
  const base: Place = present ?? {
    incumbent_id: entity.id,
    role: null,
    successors: [],
    depth: { now: 0, soon: 0, later: 0 },
  };
  const changed = counted({
    ...base,
    successors: [...base.successors.filter((one) => one !== known), successor],
  });
  const places = present
    ? board.places.map((place) => (place === present ? changed : place))
    : [changed, ...board.places];
  const people = [
    ...new Map([...board.people, person, entity].map((one) => [one.id, one])).values(),
  ];
  return { ...board, places, people };
}

function without(board: Board, { subjectId, entityId }: Pair): Board {
  const places = board.places.map((place) =>
    place.incumbent_id === entityId
      ? counted({
          ...place,
          successors: place.successors.filter((one) => one.subject_id !== subjectId),
        })
      : place,
  );
  return { ...board, places };
}

function counted(place: Place): Place {
  const ready = (when: Readiness) =>
    place.successors.filter(({ role_type }) => role_type === when).length;
  return { ...place, depth: { now: ready('now'), soon: ready('soon'), later: ready('later') } };
}
