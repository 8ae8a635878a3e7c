import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { mailTemplates } from '../../../../../modules.ts';
import { actionMessages } from './action-messages.data.ts';
import { wordMessages } from './word-messages.data.ts';

test('every mail that is sent has a name in each language', () => {
  expect(Object.keys(mailTemplates).filter((name) => !(name in wordMessages))).toEqual([]);
});

test('every state of an invitation has a name in each language', async () => {
  const migration = join(import.meta.dirname, '../../../../../../migrations/0002_accounts.sql');
  const [, states = ''] =
    /default 'added' check \(status in \(([^)]+)\)/.exec(await readFile(migration, 'utf8')) ?? [];
  const named = [...states.matchAll(/'([a-z_]+)'/g)].map(([, state]) => state ?? '');
  expect(named).toContain('permission_pending');
  expect(named.filter((state) => !(state in wordMessages))).toEqual([]);
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
  const unnamed = [...found].filter(
    (action) => !(action in actionMessages) && !notActions.test(action),
  );
  expect(unnamed).toEqual([]);
  for (const { text } of Object.values(actionMessages)) {
    expect(new Set(languages.map((language) => text[language])).size).toBe(languages.length);
  }
});
