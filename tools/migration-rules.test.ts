import { expect, test } from 'vitest';
import {
  checkChangedRows,
  checkDefiners,
  checkDefinitions,
  checkOldAndNew,
  checkExpandContract,
  checkNumbers,
  checkRowSecurity,
} from './migration-rules.ts';
import { splitStatements } from './sql-statements.ts';

const migration = (sql: string, name = '0001_start.sql') => ({
  name,
  path: `server/migrations/${name}`,
  sql,
});
const messages = (problems: { message: string }[]) =>
  problems.map((problem) => problem.message).join('\n');

test('statements are split at semicolons outside strings, comments and dollar quotes', () => {
  const statements = splitStatements(`
    -- first; not an end
    insert into app.a values ('x;y''--z'); /* ; */
    create function app.f() returns int language sql as $body$ select 1; select 2 $body$;
    do $$ begin perform 1; end $$`);
  expect(statements.map(({ text }) => text)).toEqual([
    `insert into app.a values ('')`,
    'create function app.f() returns int language sql as $$',
    'do $$',
  ]);
  expect(statements.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(statements[0]?.comments).toEqual(['first; not an end']);
  expect(statements[1]?.bodies).toEqual([' select 1; select 2 ']);
});

test('numbers follow each other', () => {
  const names = (...list: string[]) => checkNumbers(list.map((name) => migration('', name)));
  expect(names('0001_start.sql', '0002_more_tables.sql')).toEqual([]);
  expect(names('0001_start.sql', '0003_more.sql')).toHaveLength(1);
  expect(names('0001_start.sql', '0001_twice.sql')).toHaveLength(1);
  expect(names('1-start.sql')).toHaveLength(1);
});

const table = 'create table app.notes (id integer primary key);';
const enable = 'alter table app.notes enable row level security;';
const force = 'alter table app.notes force row level security;';
const policy = 'create policy own on app.notes using (true);';

test.each([
  ['enable row level security', force + policy],
  ['force row level security', enable + policy],
  ['a policy', enable + force],
])('a table of app needs %s', (what, sql) => {
  expect(messages(checkRowSecurity([migration(table), migration(sql, '0002_b.sql')]))).toContain(
    `lacks ${what}`,
  );
});

test('row security may come in a later migration, or be left out with a reason', () => {
  expect(
    checkRowSecurity([migration(table), migration(enable + force + policy, '0002_b.sql')]),
  ).toEqual([]);
  expect(
    checkRowSecurity([
      migration(`-- row security: none, because it is the same for everybody\n${table}`),
    ]),
  ).toEqual([]);
  expect(checkRowSecurity([migration(`-- row security: none\n${table}`)])).toHaveLength(1);
  expect(checkRowSecurity([migration('create table notes (id integer);')])).toHaveLength(1);
  expect(checkRowSecurity([migration('create table queue.job (id integer);')])).toEqual([]);
  expect(
    messages(
      checkRowSecurity([
        migration(
          `${table}${enable}${force}${policy}alter table app.notes no force row level security;`,
        ),
      ]),
    ),
  ).toContain('loses');
});

test.each([
  'drop table app.notes;',
  'drop function app.notes();',
  'alter table app.notes drop column body;',
  'alter table app.notes drop body;',
  'alter table app.notes rename column body to words;',
  'alter table app.notes rename to remarks;',
  `alter type app.state rename value 'a' to 'b';`,
  'alter table app.notes alter column body type integer;',
  'alter table app.notes alter body set data type integer;',
  'alter table app.notes alter column body set not null;',
  'alter table app.notes add column author integer not null;',
  'alter table app.notes add author integer not null references app.users (id), add mark numeric(3, 1);',
  'truncate app.notes;',
  'do $$ begin alter table app.notes drop column body; end $$;',
])('an old node would break: %s', (sql) => {
  expect(checkExpandContract([migration(sql)])).toHaveLength(1);
  expect(
    checkExpandContract([migration(`-- contract: no node reads it since 0031\n${sql}`)]),
  ).toEqual([]);
});

test.each([
  'alter table app.notes add column author integer;',
  `alter table app.notes add column author text not null default '';`,
  'alter table app.notes add column at timestamptz not null default app.now(), add column mark integer;',
  'alter table app.notes add constraint short check (body is not null) not valid;',
  'alter table app.notes alter column body drop not null;',
  'alter table app.notes drop constraint short;',
  'drop policy own on app.notes;',
  'create table app.notes (id integer); alter table app.notes add column author integer not null;',
])('an old node does not notice: %s', (sql) => {
  expect(checkExpandContract([migration(sql)])).toEqual([]);
});

test('an index on a table that stands already is built concurrently, or says why not', () => {
  const index = 'create unique index notes_author on app.notes (author);';
  expect(messages(checkExpandContract([migration(index)]))).toContain('locks app.notes');
  expect(checkExpandContract([migration(index.replace('index', 'index concurrently'))])).toEqual(
    [],
  );
  expect(
    checkExpandContract([migration(`-- index: the table is still empty everywhere\n${index}`)]),
  ).toEqual([]);
  expect(checkExpandContract([migration(table + index)])).toEqual([]);
});

test('a definer function fixes its search path', () => {
  const definer = 'create function app.f() returns int language sql security definer';
  expect(checkDefiners([migration(`${definer} as $$ select 1 $$;`)])).toHaveLength(1);
  expect(checkDefiners([migration(`${definer} set search_path = '' as $$ select 1 $$;`)])).toEqual(
    [],
  );
  expect(
    checkDefiners([
      migration('create function app.f() returns int language sql as $$ select 1 $$;'),
    ]),
  ).toEqual([]);
});

test('rows are changed under a role whose policies let it', () => {
  const change = `update app.notes set body = 'x';`;
  const as = (role: string) => `select set_config('role', '${role}', true);`;
  const check = (...lines: string[]) =>
    checkChangedRows([migration(lines.join('\n'), '0082_notes.sql')]);
  expect(messages(check(change))).toContain('changes rows of app.notes as their owner');
  expect(check(as('assay_app'), change)).toEqual([]);
  expect(check(as('assay_app'), as('none'), change)).toHaveLength(1);
  expect(check('create function app.f() returns void language sql as $$', change, '$$;')).toEqual(
    [],
  );
  expect(checkChangedRows([migration(change, '0081_notes.sql')])).toEqual([]);
});

test('a new migration defines no function and no policy', () => {
  const found = (sql: string, name = '0085_new.sql') => checkDefinitions([migration(sql, name)]);
  expect(found('create function app.f() returns int language sql as $$ select 1 $$;')).toHaveLength(
    1,
  );
  expect(
    found('create or replace function app.f() returns int language sql as $$ select 1 $$;'),
  ).toHaveLength(1);
  expect(found('create policy own on app.a using (true);')).toHaveLength(1);
  expect(found('alter policy own on app.a using (true);')).toHaveLength(1);
  expect(
    found('drop function app.f(); drop policy own on app.a; create table app.b (a int);'),
  ).toEqual([]);
  expect(found('create policy own on app.a using (true);', '0084_old.sql')).toEqual([]);
});

test('old and new rows of a trigger meet in a full join', () => {
  const found = (join: string) =>
    checkOldAndNew([
      migration(`as $$ select n.id from new_rows n\n  ${join} old_rows o on o.id = n.id $$;`),
    ]);
  expect(found('join')).toHaveLength(1);
  expect(found('left join')).toHaveLength(1);
  expect(found('full join')).toEqual([]);
});
