import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  return values;
});

import { sessionStore } from '../../api/session.ts';
import { keepRecent, recentOnes } from './recent.ts';

afterAll(() => vi.unstubAllGlobals());
beforeEach(() => logIn(1));

function logIn(id: number | null) {
  const user = id === null ? null : ({ id } as ReturnType<typeof sessionStore.getState>['user']);
  sessionStore.setState({ auth: id !== null, user });
}

const person = (id: number) =>
  ({ kind: 'person', name: `Person ${id}`, path: `/admin/subject-profile/${id}` }) as const;

test('the latest come first, each once, and only a few', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 2]) keepRecent(person(id));
  expect(recentOnes().map(({ name }) => name)).toEqual(
    [2, 7, 6, 5, 4, 3].map((id) => `Person ${id}`),
  );
  // An address of a person stays out of what is kept.
  keepRecent({ ...person(8), email: 'eight@example.org' } as ReturnType<typeof person>);
  expect([...kept.values()].join('')).not.toContain('example.org');
});

test('names of people go with the login', () => {
  keepRecent(person(1));
  logIn(null);
  expect(kept.size).toBe(0);
  logIn(1);
  expect(recentOnes()).toEqual([]);
});

test('what another manager or nobody has written counts for nothing', () => {
  kept.set('assay.recent', JSON.stringify({ owner: 2, found: [person(1)] }));
  expect(recentOnes()).toEqual([]);
  for (const broken of ['{', '5', JSON.stringify({ owner: 1, found: [{ kind: 'person' }] })]) {
    kept.set('assay.recent', broken);
    expect(recentOnes()).toEqual([]);
  }
  const away = { kind: 'screen', name: 'Away', path: 'https://example.org/admin/' };
  kept.set('assay.recent', JSON.stringify({ owner: 1, found: [away] }));
  expect(recentOnes()).toEqual([]);
});
