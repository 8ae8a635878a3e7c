import { join } from 'node:path';
import { checkBarrels, checkFolders, checkNames, checkSizes, measure } from './file-rules.ts';
import { readSourceFiles, report } from './source-files.ts';
import {
  checkEnvironment,
  checkFocus,
  checkMarkers,
  checkNamedFiles,
  checkPages,
  checkPaths,
  checkSuppressions,
} from './text-rules.ts';
import { handMadeStates } from './write-states.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const files = readSourceFiles(root);
const rules = [
  checkNames,
  checkSizes,
  checkFolders,
  checkBarrels,
  checkSuppressions,
  checkMarkers,
  checkNamedFiles,
  checkPages,
  checkPaths,
  checkEnvironment,
  checkFocus,
  handMadeStates,
];
const { files: count, median, percentile95 } = measure(files);
console.log(`${count} files of code: median ${median} lines, 95th percentile ${percentile95}`);
report(
  rules.flatMap((rule) => rule(files)),
  `${files.length} files follow the rules`,
);
