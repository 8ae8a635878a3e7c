import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../api/session.ts';
import { keepList, keptAround } from './list-kept.ts';

const list = { title: 'Talent', to: '/admin/talent', search: { label: 3 }, people: [7, 9, 4] };

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
    previous: 7,
    next: 4,
    place: 2,
    count: 3,
  });
  expect(keptAround(7)).toMatchObject({ previous: undefined, next: 9 });
  expect(keptAround(4)).toMatchObject({ previous: 9, next: undefined });
  expect(keptAround(5)).toBeUndefined();
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
  sessionStorage.setItem('assay.list-of-people', 'half a');
  expect(keptAround(9)).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  keepList(list);
  expect(keptAround(9)).toBeUndefined();
});
