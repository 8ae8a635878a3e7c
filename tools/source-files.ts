import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

export interface Problem {
  path: string;
  line?: number;
  message: string;
}

const skipped = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  '.data',
  'test-results',
  'playwright-report',
]);
const readable =
  /\.(tsx?|mts|[mc]?js|jsx|css|html|json|jsonc|md|sql|sh|ya?ml)$|^(\.ci\/run|NOTICE.*)$/;
const unread = new Set(['package-lock.json']);

/** Every text file of a repository that somebody writes, sorted by path. */
export function readSourceFiles(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const full = join(folder, entry.name);
      const path = relative(root, full).split(sep).join('/');
      if (entry.isDirectory()) visit(full);
      else if (entry.isFile() && readable.test(path) && !unread.has(path)) {
        files.push({ path, text: readFileSync(full, 'utf8') });
      }
    }
  };
  visit(root);
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Prints the problems of one check and sets the exit code. */
export function report(problems: readonly Problem[], passed: string): void {
  for (const { path, line, message } of problems) {
    console.error(line === undefined ? `${path}: ${message}` : `${path}:${line}: ${message}`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
    process.exitCode = 1;
  } else console.log(passed);
}
