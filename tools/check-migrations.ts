import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkChangedRows,
  checkDefiners,
  checkDefinitions,
  checkExpandContract,
  checkNumbers,
  checkOldAndNew,
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

const definitionsFolder = join(root, 'server/sql');
const definitions: Migration[] = globSync('*/*.sql', { cwd: definitionsFolder })
  .toSorted()
  .map((name) => ({
    name,
    path: `server/sql/${name}`,
    sql: readFileSync(join(definitionsFolder, name), 'utf8'),
  }));

/** A change of functions or policies raises their version, by which nodes know whose are the later ones. */
function checkVersion(): Problem[] {
  if (definitions.length === 0) return [];
  const path = join(definitionsFolder, 'version.json');
  const hash = createHash('sha256');
  for (const { name, sql } of definitions) hash.update(`${name}\n${sql}\n`);
  const sum = hash.digest('hex');
  const known = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { version: number; sum: string })
    : { version: 0, sum: '' };
  if (known.sum === sum) return [];
  if (!write) {
    const message = 'is older than the files beside it: node tools/check-migrations.ts --write';
    return [{ path: 'server/sql/version.json', message }];
  }
  writeFileSync(path, `${JSON.stringify({ version: known.version + 1, sum }, null, 2)}\n`);
  return [];
}

const problems = [
  checkNumbers(migrations),
  checkRowSecurity([...migrations, ...definitions]),
  checkExpandContract(migrations),
  checkDefiners([...migrations, ...definitions]),
  checkChangedRows(migrations),
  checkDefinitions(migrations),
  checkOldAndNew(definitions),
  checkSums(),
  checkVersion(),
].flat();
report(problems, `${migrations.length} migrations follow the rules`);
