import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../api/session.ts';
import { keepList, keptAround } from './list-kept.ts';

const list = {
  title: 'Talent',
  to: '/admin/talent',
  search: { label: 3 },
  people: [7, 9, 4],
  before: 0,
  total: 3,
  exact: true,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('somebody in the list that was shown last has neighbours, and others have none', () => {
  expect(keptAround(9)).toBeUndefined();
  keepList(list);
  expect(keptAround(9)).toEqual({
    title: 'Talent',
    to: '/admin/talent',
    search: { label: 3 },
    previous: { id: 7 },
    next: { id: 4 },
    place: 2,
    total: 3,
    exact: true,
  });
  expect(keptAround(7)).toMatchObject({ previous: undefined, next: { id: 9 } });
  expect(keptAround(4)).toMatchObject({ previous: { id: 9 }, next: undefined });
  expect(keptAround(5)).toBeUndefined();
});

test('places count in the whole list, and at the edges of a page the next one is the way on', () => {
  const to = '/admin/talent';
  keepList({ ...list, search: { label: 3, page: 2 }, before: 3, total: 8 });
  expect(keptAround(7)).toMatchObject({
    place: 4,
    total: 8,
    previous: { page: { to, search: { label: 3, page: undefined } } },
    next: { id: 9 },
  });
  expect(keptAround(4)).toMatchObject({
    place: 6,
    previous: { id: 9 },
    next: { page: { to, search: { label: 3, page: 3 } } },
  });
  keepList({ ...list, total: 4 });
  expect(keptAround(4)?.next).toEqual({ page: { to, search: { label: 3, page: 2 } } });
});

test('the list of one manager is not another’s', () => {
  keepList(list);
  const before = sessionStore.getState();
  sessionStore.setState({ user: { id: 99 } as NonNullable<typeof before.user> });
  expect(keptAround(9)).toBeUndefined();
  sessionStore.setState(before, true);
  expect(keptAround(9)).toBeDefined();
});

test('what is no list, or no storage, is no fault', () => {
  sessionStorage.setItem('assay.list-of-people', '{"people":3}');
  expect(keptAround(9)).toBeUndefined();
  // As it was kept before pages were told.
  sessionStorage.setItem('assay.list-of-people', JSON.stringify({ ...list, total: undefined }));
  expect(keptAround(9)).toBeUndefined();
  sessionStorage.setItem('assay.list-of-people', 'half a');
  expect(keptAround(9)).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  keepList(list);
  expect(keptAround(9)).toBeUndefined();
});
