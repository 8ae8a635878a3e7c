import { expect, test } from 'vitest';
import { nameOf } from './person-name.ts';

test('somebody is called by name, in part where part is missing, and else by address', () => {
  const email = 'ann@example.org';
  expect(nameOf({ first_name: 'Ann', last_name: 'Lee', email })).toBe('Ann Lee');
  expect(nameOf({ first_name: '', last_name: 'Lee', email })).toBe('Lee');
  expect(nameOf({ first_name: '', last_name: '', email })).toBe(email);
});
