import { expect, test } from 'vitest';
import { isFramed, localPath, readFrameFlag, rememberOrigin, takeOrigin } from './settings.ts';

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', null, 3])(
  '%s is no path of this site',
  (value) => expect(localPath(value)).toBeNull(),
);

test.each([
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/.//\\evil.test',
])('%s stays on this site', (value) => {
  const path = localPath(value) ?? '/';
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, 'http://assay.test').host).toBe('assay.test');
});

test('a path of this site keeps query and fragment', () => {
  expect(localPath('/admin/assessments?page=2#top')).toBe('/admin/assessments?page=2#top');
});

test('the origin is handed out once', () => {
  rememberOrigin('/personality/test');
  expect(takeOrigin()).toBe('/personality/test');
  expect(takeOrigin()).toBeNull();
});

test('the frame flag stays until it is taken back', () => {
  readFrameFlag('?iframe=true');
  readFrameFlag('?other=1');
  expect(isFramed()).toBe(true);
  readFrameFlag('?iframe=0');
  expect(isFramed()).toBe(false);
});
