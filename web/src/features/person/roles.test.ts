import { expect, test } from 'vitest';
import { referenceOf, roleName, roleOf } from './roles.ts';

test('a role is told apart by its kind and found by its name', () => {
  for (const reference of ['5', 'custom:7', 'alt:12']) {
    expect(referenceOf(roleOf(reference))).toBe(reference);
  }
  expect(roleOf('5')).toEqual({ type: 'standard', id: 5 });
  expect(roleOf('alt:12')).toEqual({ type: 'alt', id: 12 });
  const groups = [
    { value: 'Job families', items: [{ value: '5', label: 'Sales' }] },
    { value: 'Own', items: [{ value: 'custom:5', label: 'Our sales' }] },
  ];
  expect(roleName(groups, { type: 'custom', id: 5 })).toBe('Our sales');
  expect(roleName(groups, { type: 'alt', id: 5 })).toBeUndefined();
});
