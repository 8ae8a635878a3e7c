import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRooms, type Left, takenDown } from './instrument-rooms.ts';
import { readSourceFiles, report } from './source-files.ts';

const write = process.argv.includes('--write');
const root =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  join(import.meta.dirname, '..');
const path = join(root, 'tools/instrument-rooms.json');
const files = readSourceFiles(root);

const kept: Left = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
const left = write ? takenDown(files, kept) : kept;
if (write) writeFileSync(path, `${JSON.stringify(left, null, 2)}\n`);

const counts = Object.values(left).flatMap((places) => Object.values(places));
const uses = counts.reduce((sum, count) => sum + count, 0);
report(
  checkRooms(files, left),
  `instruments are known outside their rooms ${uses} times in ${counts.length} files`,
);
