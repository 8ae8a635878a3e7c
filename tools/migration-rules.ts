import type { Problem } from './source-files.ts';
import { type Statement, splitStatements } from './sql-statements.ts';

export interface Migration {
  path: string;
  /** Name of the file, as `0001_name.sql`. */
  name: string;
  sql: string;
}

/** Words of a comment that give a reason, as in `-- contract: the column is empty since 0031`. */
function reason(statement: Statement, tag: string): boolean {
  return statement.comments.some((comment) => new RegExp(`^${tag}\\s*\\S.{7,}`, 'i').test(comment));
}

export function checkNumbers(migrations: readonly Migration[]): Problem[] {
  return migrations.flatMap(({ path, name }, index) => {
    const match = /^(\d{4})_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/.exec(name);
    if (match === null) return [{ path, message: 'name is not 0001_name.sql' }];
    if (Number(match[1]) !== index + 1) {
      return [
        {
          path,
          message: `number should be ${String(index + 1).padStart(4, '0')}: numbers follow each other`,
        },
      ];
    }
    return [];
  });
}

const createTable = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/;

/** A table of the schema `app` has row security, forced, and a policy; or a reason not to. */
export function checkRowSecurity(migrations: readonly Migration[]): Problem[] {
  const created = new Map<string, Problem>();
  const [enabled, forced, policies] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const problems: Problem[] = [];
  for (const { path, sql } of migrations) {
    for (const statement of splitStatements(sql)) {
      const { text, line } = statement;
      const table = createTable.exec(text)?.[1];
      if (table?.startsWith('app.') === true && !reason(statement, 'row security: none, because')) {
        created.set(table, { path, line, message: '' });
      }
      if (table !== undefined && !table.includes('.')) {
        problems.push({ path, line, message: `table ${table} names no schema` });
      }
      const altered = /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(text)?.[1];
      if (altered !== undefined) {
        const weaker = /disable row level security|no force row level security/.test(text);
        if (weaker && !reason(statement, 'row security: none, because')) {
          problems.push({
            path,
            line,
            message: `${altered} loses its row security without a reason`,
          });
        }
        if (text.includes('enable row level security')) enabled.add(altered);
        if (/(?<!no )force row level security/.test(text)) forced.add(altered);
      }
      const guarded = /^create policy \S+ on ([\w.]+)/.exec(text)?.[1];
      if (guarded !== undefined) policies.add(guarded);
    }
  }
  for (const [table, where] of created) {
    const missing = [
      enabled.has(table) ? '' : 'enable row level security',
      forced.has(table) ? '' : 'force row level security',
      policies.has(table) ? '' : 'a policy',
    ].filter((what) => what !== '');
    if (missing.length > 0) {
      problems.push({
        ...where,
        message: `${table} lacks ${missing.join(', ')} (or "-- row security: none, because …")`,
      });
    }
  }
  return problems;
}

const breaking: [RegExp, string][] = [
  [/^drop (?:table|schema|view|type)\b/, 'drops what an old node still reads'],
  [/^drop (?:function|procedure)\b/, 'drops what an old node still calls'],
  [
    /^alter table .*\bdrop (?!constraint\b|default\b|not null\b|expression\b|identity\b)(?:column )?/,
    'drops a column that an old node still reads',
  ],
  [/^alter (?:table|type|view|schema) .*\brename\b/, 'renames what an old node still reads'],
  [
    /^alter table .*\balter (?:column )?\w+ (?:set data )?type\b/,
    'changes the type of a column under an old node',
  ],
  [
    /^alter table .*\balter (?:column )?\w+ set not null\b/,
    'makes a column required that an old node may leave out',
  ],
  [/^truncate\b/, 'empties a table'],
];

function addsRequiredColumn(text: string): boolean {
  return (
    text.match(
      /\badd (?:column )?(?!constraint\b|primary\b|unique\b|foreign\b|check\b)[^,]*(?:\([^)]*\)[^,]*)*/g,
    ) ?? []
  ).some((clause) => /\bnot null\b/.test(clause) && !/\bdefault\b|\bgenerated\b/.test(clause));
}

/** Old and new nodes run side by side, so a migration only adds; what takes away says since when nobody uses it. */
export function checkExpandContract(migrations: readonly Migration[]): Problem[] {
  return migrations.flatMap(({ path, sql }) => {
    const statements = splitStatements(sql);
    const fresh = new Set(statements.map(({ text }) => createTable.exec(text)?.[1]));
    const problems: Problem[] = [];
    for (const statement of statements) {
      const { text, line, bodies } = statement;
      const altered = /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(text)?.[1];
      if (altered !== undefined && fresh.has(altered)) continue;
      // A `do` block may hide what would be refused outside.
      const inside = text.startsWith('do ') ? bodies.flatMap((body) => splitStatements(body)) : [];
      for (const { text: one } of [statement, ...inside]) {
        const found = breaking.find(([pattern]) =>
          pattern.test(one.replace(/^(?:begin|then|else|loop)\s+/, '')),
        );
        const message =
          found?.[1] ??
          (altered !== undefined && addsRequiredColumn(one)
            ? 'adds a required column without default'
            : undefined);
        if (message !== undefined && !reason(statement, 'contract:')) {
          problems.push({
            path,
            line,
            message: `${message} (expand first, later say "-- contract: why")`,
          });
        }
      }
      const index = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?([\w.]+)/.exec(
        text,
      );
      const blocks = index !== null && index[1] === undefined && !fresh.has(index[2]);
      if (blocks && !reason(statement, 'index:')) {
        problems.push({
          path,
          line,
          message: `locks ${index[2]} while it builds: concurrently, or "-- index: why not"`,
        });
      }
    }
    return problems;
  });
}

/** A function with its owner's rights must fix where it looks names up. */
export function checkDefiners(migrations: readonly Migration[]): Problem[] {
  return migrations.flatMap(({ path, sql }) =>
    splitStatements(sql)
      .filter(({ text }) => /^create (?:or replace )?(?:function|procedure)\b/.test(text))
      .filter(({ text }) => text.includes('security definer') && !/\bset search_path\b/.test(text))
      .map(({ line }) => ({ path, line, message: 'security definer without "set search_path"' })),
  );
}

/**
 * Row security holds the owner of the tables too: what a migration changes in them it changes under a role whose policies
 * let it, or it changes nothing, without an error, wherever the owner is no superuser. Those before `from` stand as they are.
 */
export function checkChangedRows(migrations: readonly Migration[], from = '0082'): Problem[] {
  return migrations
    .filter(({ name }) => name >= from)
    .flatMap(({ path, sql }) => {
      // Statements come without their strings, so the role is read off the lines.
      const lines = sql.split('\n');
      const roleAt = (line: number) =>
        lines
          .slice(0, line)
          .flatMap((one) => /set_config\('role', '(\w+)'/.exec(one)?.[1] ?? [])
          .at(-1) ?? 'none';
      return splitStatements(sql).flatMap(({ text, line }) => {
        const table = /^(?:update|insert into|delete from) (?:only )?(app\.\w+)/.exec(text)?.[1];
        if (table === undefined || roleAt(line) !== 'none') return [];
        const message = `changes rows of ${table} as their owner, whom no policy lets (set_config('role', 'assay_app', true) and a scope first)`;
        return [{ path, line, message }];
      });
    });
}

/** Functions and policies stand in `server/sql`, each once and as it is now; files are applied after all migrations. */
export function checkDefinitions(migrations: readonly Migration[], from = '0085'): Problem[] {
  const defines = /^(?:create(?: or replace)?|alter) (?:function app\.|procedure app\.|policy )/;
  return migrations
    .filter(({ name }) => name >= from)
    .flatMap(({ path, sql }) =>
      splitStatements(sql)
        .filter((statement) => defines.test(statement.text) && !reason(statement, 'definition:'))
        .map(({ line }) => ({
          path,
          line,
          message: 'functions and policies stand in server/sql (or "-- definition: why here, too")',
        })),
    );
}

/**
 * Old and new rows of a trigger, compared pair by pair by a plan that was made for one of each: a full join never is. A connection
 * keeps the plan of a statement without parameters whatever it is told.
 */
export function checkOldAndNew(definitions: readonly Migration[]): Problem[] {
  const paired =
    /\b(?:new|old)_rows (?:as )?\w+\s+(?:inner |left |right |cross )?join (?:new|old)_rows\b/g;
  return definitions.flatMap(({ path, sql }) =>
    [...sql.matchAll(paired)].map(({ index }) => ({
      path,
      line: sql.slice(0, index).split('\n').length,
      message: 'old and new rows meet in a full join',
    })),
  );
}
