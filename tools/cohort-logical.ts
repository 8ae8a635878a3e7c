import {
  type Circumstances,
  type LogicalMeasures,
  makeReasoners,
  measureReasoners,
  trueDifficulties,
} from '@assay/instruments/cohort/reasoners';
import { recalibrate } from '@assay/instruments/logical/calibration/recalibrate';
import { families } from '@assay/instruments/logical/families';
import { hundredth, percent, table } from './tables.ts';

/*
 * `npm run cohort:logical`: measures 500 made-up people and prints the tables of docs/instruments/logical.md. The same
 * seeds give the same tables on every machine, in some seconds.
 */

const size = 500;
const worlds = 40;
const misjudged = 0.6;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same scores of several cohorts, averaged. */
function average(cohorts: readonly LogicalMeasures[][]): LogicalMeasures[] {
  return (cohorts[0] ?? []).map((first, place) => {
    const over = (read: (one: LogicalMeasures) => number) =>
      mean(cohorts.map((scores) => read(scores[place] ?? first)));
    return {
      ...first,
      reliability: over(({ reliability }) => reliability),
      mean: over((one) => one.mean),
      sd: over(({ sd }) => sd),
      slope: over(({ slope }) => slope),
      bias: over(({ bias }) => Math.abs(bias)),
      width: over(({ width }) => width),
      covered: over(({ covered }) => covered),
      answered: over(({ answered }) => answered),
    };
  });
}

const head = [
  'score',
  'reliability',
  'mean score',
  'SD',
  'slope',
  'bias',
  'band',
  'true score inside',
  'answered',
];

function rowsOf(measures: readonly LogicalMeasures[]): string[][] {
  return measures.map((one) => [
    one.name,
    hundredth(one.reliability),
    one.mean.toFixed(1),
    one.sd.toFixed(1),
    hundredth(one.slope),
    one.bias.toFixed(1).replace('-', '−'),
    `± ${(one.width / 2).toFixed(1)}`,
    percent(one.covered),
    one.answered.toFixed(1),
  ]);
}

const measured = (circumstances: Circumstances, first?: number) =>
  measureReasoners(makeReasoners(size, circumstances, first));

function familyTable(): string {
  const rows = (['analogy', 'sequence'] as const).flatMap((section) =>
    families[section].map(({ code, layout, rules, overlap, b }, at) => [
      `${code} (${section}, ${at + 1})`,
      layout,
      [...rules, ...(overlap ? ['overlap'] : [])].join(', '),
      hundredth(b),
    ]),
  );
  return table(['family', 'layout', 'rules', 'b'], rows);
}

function recoveryTable(): string {
  const first = 5000;
  const truth = trueDifficulties(-first, misjudged).analogy;
  const rows = [250, 500, 1000, 2000].map((people) => {
    const results = makeReasoners(people, { timed: false, misjudged }, first);
    const reports = recalibrate(
      results.map(({ stored }) => stored),
      'analogy',
    );
    const miss = (read: (report: (typeof reports)[number]) => number) =>
      Math.sqrt(mean(reports.map((report, at) => (read(report) - (truth[at] ?? 0)) ** 2)));
    return [
      String(people),
      hundredth(miss(({ expectedB }) => expectedB)),
      hundredth(miss(({ b }) => b)),
      hundredth(mean(reports.map(({ se }) => se ?? 0))),
    ];
  });
  return table(['people', 'expected b missed by', 'new b misses by', 'standard error'], rows);
}

const averaged = average(
  Array.from({ length: worlds }, (_, world) =>
    measured({ timed: true, misjudged }, 1 + 1000 * world),
  ),
);
const parts = [
  familyTable(),
  'Difficulties as expected, time limits as they are:',
  table(head, rowsOf(measured({ timed: true, misjudged: 0 }))),
  'Difficulties as expected, without time limits:',
  table(head, rowsOf(measured({ timed: false, misjudged: 0 }))),
  `Difficulties off by SD ${misjudged}, time limits as they are, mean of ${worlds} cohorts (bias without sign):`,
  table(head, rowsOf(averaged)),
  recoveryTable(),
];
console.log(parts.join('\n\n'));
