import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { mailTemplates } from '../../../../../modules.ts';
import { actions } from './actions.data.ts';
import { ownDataLabels } from './own-data.labels.ts';

/** Every text of the document with the way to it. */
function textsIn(nest: unknown, path = ''): [path: string, text: string][] {
  if (typeof nest === 'string') return [[path, nest]];
  if (typeof nest === 'function') return [[path, String(nest('41', '60'))]];
  return Object.entries(nest as object).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

/** Words that are the same in both languages. */
const sameWords =
  /^(Account|Bytes|Gender|LinkedIn|Assessment|Name|Tests?|Organisation|Score|[Cc]ode|score 41|Label: 41)$/;

test.each(languages.filter((language) => language !== 'en'))(
  'the document says everything in %s',
  (language) => {
    const english = new Map(textsIn(ownDataLabels.en));
    const theirs = textsIn(ownDataLabels[language]);
    expect(theirs.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    const same = theirs.filter(
      ([path, text]) => english.get(path) === text && !sameWords.test(text),
    );
    expect(same).toEqual([]);
  },
);

test('every mail that is sent has a name in each language', () => {
  for (const language of languages) {
    const { words } = ownDataLabels[language];
    expect(Object.keys(mailTemplates).filter((name) => !words[name])).toEqual([]);
  }
});

test('every state of an invitation has a name in each language', async () => {
  const migration = join(import.meta.dirname, '../../../../../../migrations/0002_accounts.sql');
  const [, states = ''] =
    /default 'added' check \(status in \(([^)]+)\)/.exec(await readFile(migration, 'utf8')) ?? [];
  const named = [...states.matchAll(/'([a-z_]+)'/g)].map(([, state]) => state ?? '');
  expect(named).toContain('permission_pending');
  for (const language of languages) {
    const { words } = ownDataLabels[language];
    expect(named.filter((state) => !words[state])).toEqual([]);
  }
});

/** Jobs, which the log does not have, and words that look like an action. */
const notActions = /\.(sweep|expiry|reminders|retention|queued|completed|started|paid|packages)$/;

test('every action of the log has words in each language', async () => {
  const folder = join(import.meta.dirname, '../../../../../modules');
  const names = await readdir(folder, { recursive: true });
  const found = new Set<string>();
  for (const name of names.filter((one) => one.endsWith('.service.ts'))) {
    const text = await readFile(join(folder, name), 'utf8');
    if (!/\baudit\b/.test(text)) continue;
    for (const [, action = ''] of text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)) found.add(action);
  }
  expect(found.size).toBeGreaterThan(50);
  const unnamed = [...found].filter((action) => !(action in actions) && !notActions.test(action));
  expect(unnamed).toEqual([]);
  for (const byLanguage of Object.values(actions)) {
    expect(new Set(Object.values(byLanguage)).size).toBe(languages.length);
  }
});
