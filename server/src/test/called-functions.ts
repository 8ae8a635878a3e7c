import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../platform/config.ts';
import type { TestDatabase } from './test-database.ts';

interface Defined {
  name: string;
  takes: number;
  /** Of these so many may be left out. */
  optional: number;
  signature: string;
  body: string;
}

const [opening, closing] = ['([{', ')]}'];

/** How many arguments stand between the bracket before `from` and its partner. */
function countArguments(text: string, from: number): number {
  let [depth, commas, empty] = [1, 0, true];
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (closing.includes(sign)) depth -= 1;
    if (depth === 0) break;
    if (opening.includes(sign)) depth += 1;
    if (sign === ',' && depth === 1) commas += 1;
    if (sign.trim() !== '') empty = false;
  }
  return empty ? 0 : commas + 1;
}

/** What a text calls, as `name/arguments`; as `name` where it only names it. */
function findCalls(text: string): Set<string> {
  const calls = new Set<string>();
  for (const { 0: all, 1: name = '', 2: bracket, index } of text.matchAll(/\bapp\.(\w+)(\()?/g)) {
    const taken = bracket === undefined ? '' : `/${countArguments(text, index + all.length)}`;
    calls.add(name + taken);
  }
  return calls;
}

/** What nodes say to the database: the code of the product, the tools and the benchmarks, no tests. */
function readCode(): string {
  return globSync('{server/src,tools,bench}/**/*.{ts,mjs}', { cwd: root })
    .filter((path) => !path.startsWith('server/src/test/') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}

/** What policies, triggers, defaults, constraints and indexes say. */
async function readRules(database: TestDatabase): Promise<string> {
  const rows = await database.query<{ text: string }>(
    `select coalesce(qual, '') || ' ' || coalesce(with_check, '') as text from pg_policies where schemaname = 'app'
     union all select replace(pg_get_triggerdef(oid), '()', '') from pg_trigger where not tgisinternal
     union all select pg_get_expr(adbin, adrelid) from pg_attrdef
     union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'app'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'app'`,
  );
  return rows.map(({ text }) => text).join('\n');
}

/** Functions that nothing calls: no code, no rule, no trigger, and no function but such as nothing calls either. */
export async function listUncalled(database: TestDatabase): Promise<string[]> {
  const functions = await database.query<Defined>(
    `select proname as name, pronargs::int as takes, pronargdefaults::int as optional, oid::regprocedure::text as signature,
       regexp_replace(prosrc, '--[^\n]*', '', 'g') as body
     from pg_proc where pronamespace = 'app'::regnamespace order by signature`,
  );
  const uncalled = new Set(functions);
  const texts = [readCode(), await readRules(database)];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    const calls = findCalls(text);
    for (const one of uncalled) {
      const ways = Array.from({ length: one.optional + 1 }, (_, less) => one.takes - less);
      if (!calls.has(one.name) && !ways.some((n) => calls.has(`${one.name}/${n}`))) continue;
      uncalled.delete(one);
      texts.push(one.body);
    }
  }
  return [...uncalled].map(({ signature }) => signature);
}
