import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkChangedRows,
  checkDefiners,
  checkExpandContract,
  checkNumbers,
  checkRowSecurity,
  type Migration,
} from './migration-rules.ts';
import { type Problem, report } from './source-files.ts';

const write = process.argv.includes('--write');
const root =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  join(import.meta.dirname, '..');
const folder = join(root, 'server/migrations');
const sumsPath = join(folder, 'checksums.json');

const migrations: Migration[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({
    name,
    path: `server/migrations/${name}`,
    sql: readFileSync(join(folder, name), 'utf8'),
  }));

/** Frozen migrations must be as they were; `--write` freezes the new ones and never changes a sum. */
function checkSums(): Problem[] {
  const sums: Record<string, string> = existsSync(sumsPath)
    ? JSON.parse(readFileSync(sumsPath, 'utf8'))
    : {};
  const problems: Problem[] = [];
  for (const { name, path, sql } of migrations) {
    const sum = createHash('sha256').update(sql).digest('hex');
    if (sums[name] === undefined && write) sums[name] = sum;
    if (sums[name] === undefined && existsSync(sumsPath)) {
      problems.push({ path, message: 'is not frozen yet: node tools/check-migrations.ts --write' });
    } else if (sums[name] !== undefined && sums[name] !== sum) {
      problems.push({ path, message: 'was changed after it was frozen; write a new migration' });
    }
  }
  for (const name of Object.keys(sums)) {
    if (!migrations.some((migration) => migration.name === name)) {
      problems.push({ path: `server/migrations/${name}`, message: 'was frozen and is gone' });
    }
  }
  if (write && problems.length === 0) writeFileSync(sumsPath, `${JSON.stringify(sums, null, 2)}\n`);
  return problems;
}

const rules = [
  checkNumbers,
  checkRowSecurity,
  checkExpandContract,
  checkDefiners,
  checkChangedRows,
];
report(
  [...rules.flatMap((rule) => rule(migrations)), ...checkSums()],
  `${migrations.length} migrations follow the rules`,
);
