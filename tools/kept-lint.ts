import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';

/** What a file was like when the linter last found nothing in it. */
export interface Sums {
  text: string;
  /** What others see of it: its declarations, as the compiler wrote them, or all of it. */
  outside: string;
}
export type Passed = Readonly<Record<string, Sums>>;

const code = /\.([mc]?[jt]s|[jt]sx)$/;
/** Settings say something about every file, and so do types that nobody imports since they are declared for all. */
const settings =
  /(^|\/)(tsconfig[\w.]*|package(-lock)?|\.package-lock)\.json$|\.d\.ts$|^oxlint\.config\.ts$/;
const declares = /\bdeclare\s+(module|global)\b|\/\/\/\s*<reference/;
const isForAll = ({ path, text }: SourceFile) =>
  settings.test(path) || (code.test(path) && declares.test(text));

const sum = (text: string) => createHash('sha256').update(text).digest('base64url');

/** `declarations` gives what the compiler wrote for a path, if it wrote any. */
export function sumsOf(
  files: readonly SourceFile[],
  declarations: (path: string) => string | undefined,
): Passed {
  const sums = files
    .filter(({ path }) => code.test(path) || path.endsWith('.json'))
    .map(({ path, text }): [string, Sums] => {
      return [path, { text: sum(text), outside: sum(declarations(path) ?? text) }];
    });
  // One that is no longer for all cannot be told from the files of now.
  const forAll = sum(JSON.stringify(files.filter(isForAll).map(({ path }) => path)));
  return { ...Object.fromEntries(sums), [everything]: { text: forAll, outside: forAll } };
}
const everything = '*';

/** What the linter looks at when it looks at everything. */
export function lintable(files: readonly SourceFile[], ignored: readonly string[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => code.test(path) && !ignored.some((glob) => matchesGlob(path, glob)));
}

/**
 * The files about which the linter could say something new: those that were changed, and all that import, by however many
 * files between, one that shows something else to others, since rules ask for types. `undefined` is all of them.
 */
export function affected(
  files: readonly SourceFile[],
  now: Passed,
  passed: Passed,
): Set<string> | undefined {
  const paths = [...new Set([...Object.keys(now), ...Object.keys(passed)])];
  const differing = (what: keyof Sums) =>
    paths.filter((path) => now[path]?.[what] !== passed[path]?.[what]);
  const importers = readImporters(files);
  const shown = new Set(differing('outside'));
  for (const path of shown) for (const importer of importers.get(path) ?? []) shown.add(importer);
  if (shown.has(everything) || files.some((file) => shown.has(file.path) && isForAll(file)))
    return undefined;
  return new Set([...differing('text'), ...shown]);
}

function readImporters(files: readonly SourceFile[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (!code.test(path)) continue;
    for (const [, specifier = ''] of text.matchAll(
      /\b(?:from|import)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g,
    ))
      for (const target of targetsOf(path, specifier))
        importers.set(target, (importers.get(target) ?? new Set()).add(path));
  }
  return importers;
}

/** A file that is not there yet counts, too: when it comes, its importers are looked at. */
function targetsOf(path: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [join(path, '..', specifier)];
  const [, workspace, rest] = /^@assay\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (workspace === undefined || rest === undefined) return [];
  return [`${workspace}/${rest}`, `${workspace}/src/${rest}`, `${workspace}/src/${rest}.ts`];
}
