/**
 * Lints what differs from the last time that nothing was found, and what that could mean something for; everything the
 * first time. With `--all` everything, and nothing is kept: for where the types do not hold, since only where they do the
 * compiler's declarations are those of the files beside them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { affected, lintable, type Passed, sumsOf } from './kept-lint.ts';
import { lintConfig } from './lint-config.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const kept = join(root, '.cache/lint.json');
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Those that somebody writes, and which packages lie there. */
const installed = ['package-lock.json', 'node_modules/.package-lock.json'].flatMap(
  (path): SourceFile[] => [{ path, text: read(join(root, path)) ?? '' }],
);
const files = [...installed, ...readSourceFiles(root)];
const declarations = (path: string) =>
  read(join(root, '.cache/tsc', path.replace(/\.tsx?$/, '.d.ts')));
const now = sumsOf(files, declarations);
const all = lintable(files, lintConfig.ignorePatterns ?? []);

const keeps = !process.argv.includes('--all');
const passed = keeps ? read(kept) : undefined;
const concerned =
  passed === undefined ? undefined : affected(files, now, JSON.parse(passed) as Passed);
const looked = concerned === undefined ? all : all.filter((path) => concerned.has(path));

if (looked.length > 0) {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['--type-aware', ...(looked.length === all.length ? ['.'] : looked)],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  process.stdout.write(stdout + stderr);
  process.exitCode = status === 0 ? 0 : 1;
  // Who looked at other files than we know of has not looked at what we would keep.
  const count = Number(/ on (\d+) files? /.exec(stdout)?.[1]);
  if (status === 0 && count !== looked.length) {
    console.error(`oxlint looked at ${count} files, where ${looked.length} are known.`);
    process.exitCode = 1;
  }
}
console.log(`${looked.length} of ${all.length} files were looked at.`);
if (keeps && !process.exitCode) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(now));
}
