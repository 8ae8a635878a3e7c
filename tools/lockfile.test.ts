import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };

/** Where Node would find a package for one that lies at `from`. */
function find(from: string, name: string): Entry | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (found !== undefined || at === '') return found;
  }
}

test('the lockfile names the packages of every platform, or npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const found = find(at, name);
        return found === undefined || (/^\d/.test(version) && found.version !== version);
      })
      .map(([name, version]) => `${name}@${version}`),
  );
  expect(missing).toEqual([]);
});
