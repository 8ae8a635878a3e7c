import { rooms } from './instrument-rooms.ts';
import { holdToList } from './shrinking-list.ts';
import { report } from './source-files.ts';

const { problems, uses, files } = holdToList(rooms);
report(problems, `instruments are known outside their rooms ${uses} times in ${files} files`);
