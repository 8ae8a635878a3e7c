import type { Case } from './tenant.case.ts';

interface Sides {
  own: () => {
    person: { id: number };
    partner: { id: number };
    tenant: { manager: { token: string } };
  };
  people: () => number[];
}

const base = '/api/admin/subject/pins';

/** Calls about pins, with one or two people in the path. */
export function pinCases({ own, people }: Sides): Record<string, Case> {
  const as = () => ({ token: own().tenant.manager.token });
  const list = (kind: string): Case => ({
    foreign: people,
    call: (id) => ['GET', `${base}/${id}/${kind}`, as()],
  });
  const pair = (verb: 'pin' | 'unpin'): Record<string, Case> => ({
    [`${verb} params.subjectId`]: {
      foreign: people,
      call: (id) => ['PUT', `${base}/${verb}/${id}/succession/${own().partner.id}/soon`, as()],
    },
    [`${verb} params.entityId`]: {
      foreign: people,
      call: (id) => ['PUT', `${base}/${verb}/${own().person.id}/succession/${id}/soon`, as()],
    },
  });
  return {
    'pins-role params.subjectId': list('role'),
    'pins-succession params.subjectId': list('succession'),
    ...pair('pin'),
    ...pair('unpin'),
  };
}

/** Unpinned last, so that what was pinned is gone. */
export function ownPins({ person, partner }: ReturnType<Sides['own']>): Record<string, number> {
  return {
    'pins-role params.subjectId': person.id,
    'pins-succession params.subjectId': person.id,
    'pin params.subjectId': person.id,
    'pin params.entityId': partner.id,
    'unpin params.subjectId': person.id,
  };
}
