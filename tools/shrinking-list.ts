import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, readSourceFiles, type SourceFile } from './source-files.ts';

/** How often a file still does what it should not, below the reason for it. Such a list can only become shorter. */
type Left = Record<string, Record<string, number>>;

interface Use {
  path: string;
  line: number;
}

export interface Rule<Found extends Use> {
  /** The list, in `tools/`. */
  list: string;
  find: (files: readonly SourceFile[]) => Found[];
  /** What is said of each use where there are more than the list says. */
  more: (use: Found) => string;
  /** What is said of a file that has fewer. */
  less: string;
}

/** What is more than the list says is refused; what is less is to be taken off it. */
function checkLeft<Found extends Use>(
  { find, more, less }: Rule<Found>,
  files: readonly SourceFile[],
  left: Left,
): Problem[] {
  const known = new Map(Object.values(left).flatMap((places) => Object.entries(places)));
  const found = Map.groupBy(find(files), ({ path }) => path);
  const above = [...found].flatMap(([path, uses]) =>
    uses.length <= (known.get(path) ?? 0)
      ? []
      : uses.map((use) => ({ path, line: use.line, message: more(use) })),
  );
  const below = [...known]
    .filter(([path, count]) => (found.get(path)?.length ?? 0) < count)
    .map(([path]) => ({ path, message: less }));
  return [...above, ...below];
}

/** The list without what is no longer there. It never gets longer. */
function takenDown(uses: readonly Use[], left: Left): Left {
  const found = Map.groupBy(uses, ({ path }) => path);
  const shorter = Object.entries(left).map(([why, places]) => {
    const still = Object.entries(places).flatMap(([path, count]) => {
      const now = Math.min(count, found.get(path)?.length ?? 0);
      return now === 0 ? [] : [[path, now] as const];
    });
    return [why, Object.fromEntries(still)] as const;
  });
  return Object.fromEntries(shorter.filter(([, places]) => Object.keys(places).length > 0));
}

/**
 * Holds the repository in the folder that the command names to a list; with `--write` it takes off the list what is done.
 */
export function holdToList<Found extends Use>(rule: Rule<Found>) {
  const write = process.argv.includes('--write');
  const root =
    process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
    join(import.meta.dirname, '..');
  const path = join(root, 'tools', rule.list);
  const files = readSourceFiles(root);
  const kept: Left = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const left = write ? takenDown(rule.find(files), kept) : kept;
  if (write) writeFileSync(path, `${JSON.stringify(left, null, 2)}\n`);
  const counts = Object.values(left).flatMap((places) => Object.values(places));
  return {
    problems: checkLeft(rule, files, left),
    uses: counts.reduce((sum, count) => sum + count, 0),
    files: counts.length,
  };
}
