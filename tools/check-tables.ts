import { holdToList } from './shrinking-list.ts';
import { report } from './source-files.ts';
import { checkOwners, readTables, upperTables } from './table-owners.ts';

const { root, problems, uses, files } = holdToList(upperTables);
report(
  [...checkOwners(readTables(root)), ...problems],
  `modules name tables of modules after them ${uses} times in ${files} files`,
);
