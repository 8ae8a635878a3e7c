import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFiles, report } from './source-files.ts';
import { checkOwners, checkUpperTables, type Left, readTables, takenDown } from './table-owners.ts';

const write = process.argv.includes('--write');
const root =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  join(import.meta.dirname, '..');
const path = join(root, 'tools/upper-tables.json');
const files = readSourceFiles(root);

const kept: Left = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
const left = write ? takenDown(files, kept) : kept;
if (write) writeFileSync(path, `${JSON.stringify(left, null, 2)}\n`);

const counts = Object.values(left);
report(
  [...checkOwners(readTables(root)), ...checkUpperTables(files, left)],
  `modules name tables of modules after them ${counts.reduce((sum, count) => sum + count, 0)} times in ${counts.length} files`,
);
