import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import * as z from 'zod/mini';
import { root } from '../../platform/config.ts';

/** A regular expression, as it can be sent to another process. */
export interface Expression {
  where: string;
  source: string;
  flags: string;
}

/** What runs on the server, or on text that somebody typed in a browser. */
const folders = ['contract/src', 'instruments/src', 'server/src'];

/** Every regular expression that stands in our sources, and those of zod that the contract uses. */
export function findExpressions(): { written: Expression[]; builders: string[] } {
  const written: Expression[] = Object.entries({
    email: z.regexes.email,
    date: z.regexes.date,
    datetime: z.regexes.datetime({ offset: true }),
  }).map(([name, { source, flags }]) => ({ where: `zod ${name}`, source, flags }));
  const builders = new Set<string>();
  for (const path of folders.flatMap(sourcesIn)) {
    const text = readFileSync(join(root, path), 'utf8');
    new Visitor({
      Literal(literal) {
        if (!('regex' in literal)) return;
        const { pattern, flags } = literal.regex;
        const line = text.slice(0, literal.start).split('\n').length;
        written.push({ where: `${path}:${line}`, source: pattern, flags });
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') builders.add(path);
      },
    }).visit(parseSync(path, text).program);
  }
  return { written, builders: [...builders] };
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|d)\.ts$|^test\//.test(name))
    .map((name) => join(folder, name));
}
