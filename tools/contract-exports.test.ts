import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const contract = join(import.meta.dirname, '../contract');

test('each file of the contract is imported by its own name, whatever folder it lies in', () => {
  const files = readdirSync(join(contract, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const expected = Object.fromEntries(
    files.map((path) => [`./${basename(path, '.ts')}`, `./src/${path}`]),
  );
  expect(Object.keys(expected)).toHaveLength(files.length);
  const { exports } = JSON.parse(readFileSync(join(contract, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  expect(exports).toEqual(expected);
});
