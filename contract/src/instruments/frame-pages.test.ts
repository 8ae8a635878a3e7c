import { expect, test } from 'vitest';
import { frameOrganizationOf, isFramePage } from './frame-pages.ts';
import { testPages } from './test-pages.ts';

test('every test can be taken in a frame', () => {
  for (const page of testPages)
    expect([page, isFramePage(page.replace(':id', '7'))]).toEqual([page, true]);
});

test.each([
  '/',
  '/login/',
  '/open-invite/abc',
  '/create-account-test-subject/abc/5',
  '/iq-test/results',
  '/video/interview/list',
])('%s may be shown in a frame', (path) => expect(isFramePage(path)).toBe(true));

test.each([
  '/admin',
  '/admin/login',
  '/own-data',
  '/profile/edit',
  '/give-permission/5/abc',
  '/reset-password/abc',
  '/forgot-password',
  '/register',
  '/video/interview/done/abcdefghij',
  '/privacy',
  '/api/docs',
  '/login/admin',
  '/skill/test/',
  '/personality',
  '//login',
  '/%61dmin/login/x',
])('%s may not', (path) => expect(isFramePage(path)).toBe(false));

test('an address names one organisation and asks for a frame', () => {
  const organizationOf = (path: string, asked: Record<string, string>) =>
    frameOrganizationOf(path, new Map(Object.entries(asked)));
  expect(organizationOf('/login', { iframe: '1', organization: '5' })).toBe(5);
  expect(organizationOf('/login', { iframe: '', organization: '5' })).toBe(5);
  expect(organizationOf('/login', { organization: '5' })).toBeUndefined();
  expect(organizationOf('/login', { iframe: '1' })).toBeUndefined();
  for (const organization of ['', '*', '0', '-1', '5 ', '1e3', '5;6', '05', '9999999999'])
    expect(organizationOf('/login', { iframe: '1', organization })).toBeUndefined();
  expect(organizationOf('/admin/login', { iframe: '1', organization: '5' })).toBeUndefined();
});
