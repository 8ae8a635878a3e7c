import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looks } from './access.words.ts';

test('every look that is written down has words for the person', async () => {
  const folder = join(import.meta.dirname, '../../..');
  const names = await readdir(folder, { recursive: true });
  const known = new Set(Object.keys(looks));
  const unknown: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.service.ts'))) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const [, what] of text.matchAll(
      /(?:ctx\.logAccess|writeLedger)\([^;]*?'([a-z_]+)',?\s*[)}]/g,
    )) {
      if (what !== undefined && !known.delete(what)) {
        if (!(what in looks)) unknown.push(what);
      }
    }
  }
  expect(unknown).toEqual([]);
  expect([...known]).toEqual([]);
});
