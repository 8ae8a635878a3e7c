import { join } from 'node:path';
import { readSourceFiles, report } from './source-files.ts';
import { checkOwners, checkUpperTables, readTables } from './table-owners.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
report(
  [...checkOwners(readTables(root)), ...checkUpperTables(readSourceFiles(root))],
  'every module names tables of its own and of modules before it alone',
);
