import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';
import { namedOtherwise } from './write-names.ts';

const root = join(import.meta.dirname, '..');

/** Names under which the contract exports calls that write. */
async function writingCalls(): Promise<Set<string>> {
  const paths = globSync('contract/src/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    paths.map(async (path) => (await import(pathToFileURL(join(root, path)).href)) as object),
  );
  return new Set(
    modules
      .flatMap((module) => Object.entries(module) as [string, { effect?: string } | null][])
      .filter(([, one]) => one?.effect === 'write')
      .map(([name]) => name),
  );
}

test('what the pages write is called as the contract calls it', async () => {
  const writes = await writingCalls();
  expect(writes.size).toBeGreaterThan(150);
  expect(namedOtherwise(readSourceFiles(root), writes)).toEqual([]);
});

const file = (text: string, path = 'web/src/features/labels/api.ts') => ({ path, text });
const imports = `import { deleteLabel as deleteLabelCall, createLabel, updateLabel } from '@assay/contract/labels';\n`;

test.each([
  ['export async function dropLabel(id: number) { await call(deleteLabelCall, { id }); }', 1],
  ['export const dropLabel = (id: number) => call(deleteLabelCall, { id });', 1],
  ['export const deleteLabel = (id: number) => call(deleteLabelCall, { id });', 0],
  ['export const save = (id?: number) => (id ? call(updateLabel) : call(createLabel));', 0],
  ['export function useLabel() { return useSending(() => call(deleteLabelCall)); }', 0],
  [
    'export const pinOne = () => call(createLabel);\nexport const pinOther = () => call(createLabel);',
    0,
  ],
  [
    'export const save = () => call(updateLabel) ?? call(createLabel);\nexport const add = () => call(createLabel);',
    0,
  ],
  ['export const label = () => queryOptions({ queryFn: () => call(createLabel) });', 0],
])('%s', (text, problems) => {
  const writes = new Set(['deleteLabel', 'createLabel', 'updateLabel']);
  expect(namedOtherwise([file(imports + text)], writes)).toHaveLength(problems);
});
