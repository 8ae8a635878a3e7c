import {
  makeCultureCohort,
  measureCategories,
  measureNaming,
} from '@assay/instruments/cohort/culture-categories';
import {
  type Likeness,
  matchIntervalCoverage,
  measureAgreement,
  measureMatches,
} from '@assay/instruments/cohort/culture-matches';
import { hundredth, percent, table } from './tables.ts';

/*
 * `npm run cohort:culture`: measures 500 made-up people and prints the tables of docs/instruments/culture.md. The same
 * seeds give the same tables on every machine, in about half a minute.
 */

const people = 500;
const times = 30;

const cohort = makeCultureCohort(people);

function categoryTable(): string {
  const head = ['category', 'alpha', 'centred', 'retest', 'mean', 'SD', 'band ±'];
  const rows = measureCategories(cohort).map((one) => [
    `${one.code} ${one.name}`,
    hundredth(one.alpha),
    hundredth(one.centredAlpha),
    hundredth(one.retest),
    hundredth(one.mean),
    hundredth(one.sd),
    hundredth(one.half),
    percent(one.shares.low),
    percent(one.shares.middle),
    percent(one.shares.high),
    percent(one.covered),
  ]);
  return table([...head, 'low', 'middle', 'high', 'in band'], rows);
}

const kinds: readonly (readonly [name: string, likeness: Likeness, appeal: number])[] = [
  ['answers by chance', 'random', 0],
  ['unrelated wishes', 0, 0],
  ['unrelated, practices of unlike appeal', 0, 0.5],
  ['wishes related .5', 0.5, 0],
  ['wishes related .8', 0.8, 0],
  ['wants exactly this culture', 1, 0],
];

function matchTable(): string {
  const head = [
    'people',
    'mean r',
    'SD',
    'central 95 %',
    'below 0',
    '0 to .31',
    'to .49',
    'from .50',
  ];
  const rows = kinds.map(([name, likeness, appeal]) => {
    const one = measureMatches(likeness, people, appeal);
    return [
      name,
      hundredth(one.mean),
      hundredth(one.sd),
      one.range.map(hundredth).join(' to '),
      percent(one.bands.opposed),
      percent(one.bands['within chance']),
      percent(one.bands.moderate),
      percent(one.bands.strong),
      percent(one.saidWithinChance),
      one.gap.toFixed(1),
    ];
  });
  return table([...head, 'said "within chance"', 'gap'], rows);
}

function coverageTable(): string {
  const rows = kinds
    .filter(([, , appeal]) => appeal === 0)
    .map(([name, likeness]) => {
      const { samePractices, otherPractices } = matchIntervalCoverage(likeness, people, times);
      return [name, percent(samePractices), percent(otherPractices)];
    });
  return table(['people', 'same practices', 'other practices'], rows);
}

function agreementTable(): string {
  const rows = [0.6, 0.7, 0.85].flatMap((wanted) =>
    [2, 3, 5, 10].map((n) => {
      const { mean, sd, shared } = measureAgreement(wanted, n, people);
      return [hundredth(wanted), String(n), hundredth(mean), hundredth(sd), percent(shared)];
    }),
  );
  return table(['true agreement', 'managers', 'mean', 'SD', 'called shared'], rows);
}

const { named, namedOfIndifferent } = measureNaming(cohort);
const parts = [
  categoryTable(),
  `Of eight categories ${named.toFixed(1)} are named low or high on average, and ${namedOfIndifferent.toFixed(1)} for ` +
    `people to whom all eight matter alike.`,
  matchTable(),
  coverageTable(),
  agreementTable(),
];
console.log(parts.join('\n\n'));
