import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOwners, checkUpperTables, readTables } from './table-owners.ts';

const tablesIn = (path: string, text: string) =>
  checkUpperTables([{ path, text }]).map(({ message }) => /^names (\w+) of /.exec(message)?.[1]);

test.each([
  [`db.selectFrom('campaigns').innerJoin('invitations', 'a', 'b')`, ['campaigns', 'invitations']],
  [`db.selectFrom('invitations as i').leftJoin('attempts', 'a', 'b')`, ['invitations']],
  ['sql`select from app.campaigns c where app.campaigns(1)`', ['campaigns']],
  [
    `db.updateTable('person_tests'); db.deleteFrom('users'); db.insertInto('results')`,
    ['person_tests'],
  ],
  [`for (const table of ['campaigns', 'answers']) drop(table);`, ['campaigns']],
])('%s names tables of modules after instruments', (text, tables) => {
  expect(tablesIn('server/src/modules/instruments/a.queries.ts', text)).toEqual(tables);
});

test('outside of queries a text may be called like a table', () => {
  expect(tablesIn('server/src/modules/instruments/a.service.ts', `of('campaigns')`)).toEqual([]);
});

test.each([
  'server/src/modules/campaigns/campaign.queries.ts',
  'server/src/modules/own-data/erasure.queries.ts',
  'server/src/access/asked.queries.ts',
  'server/src/modules/accounts/a.test.ts',
])('in %s nobody is above', (path) => {
  expect(tablesIn(path, `db.selectFrom('campaigns').innerJoin('attempts', 'a', 'b')`)).toEqual([]);
});

test('every table belongs to one module', () => {
  const tables = readTables(join(import.meta.dirname, '..'));
  expect(checkOwners(tables)).toEqual([]);
  expect(checkOwners([...tables, 'planets'])).toHaveLength(1);
  expect(checkOwners(tables.filter((name) => name !== 'users'))).toHaveLength(1);
});
