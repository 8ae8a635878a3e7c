import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The names that a pattern finds, in order and each once. */
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

const words = read('web/src/features/action-logs/words.ts');

test('the managers’ log has words for the actions that own data have words for, which are all', () => {
  const labels = read('server/src/modules/reports/pdf/own-data/labels/action-messages.data.ts');
  const actions = namesIn(labels, /^ {2}'([a-z_]+\.[a-z_]+)': \{/gm);
  expect(actions.length).toBeGreaterThan(100);
  expect(namesIn(words, /^ {2}'([a-z_]+\.[a-z_]+)': msg`/gm)).toEqual(actions);
});

test('and for every kind of object that services write into the log', () => {
  const services = globSync('server/src/modules/**/*.service.ts', { cwd: root }).map(read);
  const audited = services.filter((text) => /\baudit\b|writeAudit/.test(text)).join('\n');
  const kinds = namesIn(audited, /\bentity(?:: | = )'([a-z_]+)'/g);
  expect(kinds.length).toBeGreaterThan(10);
  expect(namesIn(words, /^ {2}([a-z_]+): msg`/gm)).toEqual(kinds);
});
