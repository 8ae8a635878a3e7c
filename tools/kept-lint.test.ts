import { expect, test } from 'vitest';
import { affected, lintable, sumsOf } from './kept-lint.ts';

type Files = Record<string, string>;

const listed = (files: Files) => Object.entries(files).map(([path, text]) => ({ path, text }));

/** What is looked at again after a change; `declared` are the files whose declarations stay as they are. */
function again(before: Files, changes: Files, declared: readonly string[] = []) {
  const after = { ...before, ...changes };
  const shown = (path: string) => (declared.includes(path) ? 'the same' : undefined);
  const found = affected(
    listed(after),
    sumsOf(listed(after), shown),
    sumsOf(listed(before), shown),
  );
  return found === undefined ? 'everything' : [...found].toSorted();
}

const house = {
  'contract/src/names.ts': 'export const name = 1;',
  'server/src/a.ts': `import { name } from '@assay/contract/names';\nexport const a = name;`,
  'server/src/deep/b.ts': `export const b = () => import('../a.ts');`,
  'server/src/c.ts': `import type { b } from './deep/b.ts';\nexport type C = typeof b;`,
  'web/src/d.tsx': 'export const d = 1;',
};

test('nothing is looked at twice', () => {
  expect(again(house, {})).toEqual([]);
});

test('a change concerns all that import it, however far away, and nothing else', () => {
  expect(again(house, { 'contract/src/names.ts': `export const name = '1';` })).toEqual([
    'contract/src/names.ts',
    'server/src/a.ts',
    'server/src/c.ts',
    'server/src/deep/b.ts',
  ]);
  expect(again(house, { 'web/src/d.tsx': 'export const d = 2;' })).toEqual(['web/src/d.tsx']);
});

test('a change that others do not see concerns the file alone', () => {
  const change = { 'contract/src/names.ts': 'export const name = 0 + 1;' };
  expect(again(house, change, ['contract/src/names.ts'])).toEqual(['contract/src/names.ts']);
});

test('a file that comes or goes concerns those that import it', () => {
  const { 'server/src/a.ts': gone, ...left } = house;
  const concerned = ['server/src/a.ts', 'server/src/c.ts', 'server/src/deep/b.ts'];
  expect(again(left, { 'server/src/a.ts': gone })).toEqual(concerned);
  const sums = (files: Files) => sumsOf(listed(files), () => undefined);
  expect([...(affected(listed(left), sums(left), sums(house)) ?? [])].toSorted()).toEqual(
    concerned,
  );
});

test.each<[string, Files, Files]>([
  ['a setting of the compiler', { 'web/tsconfig.json': '{}' }, { 'web/tsconfig.json': '{ }' }],
  ['a package', { 'package-lock.json': '1' }, { 'package-lock.json': '2' }],
  ['a rule', { 'oxlint.config.ts': `import './tools/a.ts';` }, { 'tools/a.ts': 'export {}' }],
  ['a declaration', { 'web/src/env.d.ts': 'type A = 1' }, { 'web/src/env.d.ts': 'type A = 2' }],
  [
    'what a declaration for all stands on',
    { 'web/src/e.ts': `import { d } from './d.tsx';\ndeclare module 'a' { type B = typeof d }` },
    { 'web/src/d.tsx': `export const d = '2';` },
  ],
  [
    'a declaration for all that goes',
    { 'web/src/e.ts': 'declare global { type B = 1 }' },
    { 'web/src/e.ts': 'export {}' },
  ],
])('%s concerns everything', (_, before, changes) => {
  expect(again({ ...house, ...before }, changes)).toBe('everything');
});

test('what the linter leaves out is left out', () => {
  const files = listed({ ...house, 'web/dist/e.js': '', 'README.md': '', 'tools/f.mjs': '' });
  expect(lintable(files, ['**/dist/**'])).toEqual([...Object.keys(house), 'tools/f.mjs']);
});
