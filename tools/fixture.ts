import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { lintConfig } from './lint-config.ts';

const root = join(import.meta.dirname, '..');

/** A small repository in a temporary folder, gone when the test is. */
export function repository(files: Record<string, string>, copied: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of copied) cpSync(join(root, path), join(folder, path));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs one of our scripts, or a program of the repository, in a folder. */
export function run(program: string, args: readonly string[], cwd = root) {
  const script = program.endsWith('.ts');
  const command = script ? process.execPath : join(root, 'node_modules/.bin', program);
  const all = script ? [join(root, 'tools', program), ...args] : [...args];
  const { status, stdout, stderr } = spawnSync(command, all, { cwd, encoding: 'utf8' });
  return { failed: status !== 0, output: stdout + stderr, stdout };
}

interface Diagnostic {
  /** `plugin(rule)`; absent for a suppression that suppresses nothing. */
  code?: string;
  filename: string;
}

/** Lints a small repository with the real configuration: the rules broken, by file. */
export function lint(files: Record<string, string>): Map<string, string[]> {
  const folder = repository({
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, jsx: 'react-jsx', types: [] },
    }),
    '.oxlintrc.json': JSON.stringify(lintConfig),
    ...files,
  });
  const { output, stdout } = run('oxlint', ['--type-aware', '--format', 'json', '.'], folder);
  if (!stdout.startsWith('{')) throw new Error(output);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const broken = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    const rule = code?.replace(/^.*\((.*)\)$/, '$1') ?? 'unused-directive';
    broken.set(filename, [...(broken.get(filename) ?? []), rule]);
  }
  return broken;
}
