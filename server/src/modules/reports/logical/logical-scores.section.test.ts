import type { LogicalReport } from '@assay/contract/logical-reports';
import type { ContentColumns, ContentStack } from 'pdfmake/interfaces.js';
import { expect, test } from 'vitest';
import { logicalScoresSection } from './logical-scores.section.ts';

type Score = LogicalReport['scores'][number];

const none = { iq: null, interval: null, t: null, tInterval: null, sten: null, percentile: null };
const some = { iq: 104, interval: [97, 111], t: 53, tInterval: [48, 57] } as const;
const scoreOf = (code: string, numbers: object) =>
  ({
    code,
    name: code,
    description: '',
    text: '',
    inWords: '',
    answered: 20,
    asked: 20,
    right: 4,
    minutes: 9,
    ...none,
    ...numbers,
  }) as unknown as Score;

function tableOf(numbers: readonly object[]) {
  const scores = ['ANALOGY', 'SEQUENCE', 'TOTAL'].map((code, at) =>
    scoreOf(code, numbers[at] ?? none),
  );
  const difference = { inWords: '' } as LogicalReport['difference'];
  const report = { scores, difference } as LogicalReport;
  const { stack } = logicalScoresSection(report, 'en') as ContentStack;
  const [table] = stack.flatMap((part) =>
    typeof part === 'object' && 'table' in part ? [part.table] : [],
  );
  if (!table) throw new Error('The scores stand in a table.');
  return table;
}

/** How many cells each row has, and for how many there is a width. */
function columnsOf(numbers: readonly object[]) {
  const table = tableOf(numbers);
  const cells = new Set(table.body.map((row) => row.length));
  return [...cells, (table.widths as unknown[]).length];
}

test('the column of the lines is there with one number or more, and takes no room without', () => {
  expect(columnsOf([some, none, none])).toEqual([3, 3]);
  expect(columnsOf([none, none, none])).toEqual([2, 2]);
});

test('the words above the lines say each end once, in room of their own', () => {
  const axis = tableOf([some, some, some]).body[0]?.[1] as ContentColumns;
  const said = axis.columns.map((column) => column as { text: string; width: unknown });
  expect(said.map(({ text }) => text)).toEqual(['lower', 'middle', 'higher']);
  expect(new Set(said.map(({ width }) => width))).toEqual(new Set(['*']));
});
