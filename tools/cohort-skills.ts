import {
  alarmRates,
  makeTakers,
  measureSkill,
  percentileCoverage,
} from '@assay/instruments/cohort/skills';
import { sampleTests } from '@assay/instruments/skill/content/sample-tests';
import { hundredth, percent, table } from './tables.ts';

/*
 * `npm run cohort:skills`: 500 made-up people on a draw of each demo test, and the tables of docs/instruments/skills.md. The same
 * seeds give the same tables on every machine, in a few seconds.
 */

const size = 500;
const groupSizes = [30, 50, 100, 250, 500];

const cohorts = sampleTests.map((test) => ({ test, takers: makeTakers(test, size) }));
const tenth = (value: number) => value.toFixed(1);

const scoreRows = cohorts.map(({ test, takers }) => {
  const one = measureSkill(test, takers);
  return [
    test.name,
    tenth(one.mean),
    tenth(one.reliability.sd),
    one.reliability.coefficient,
    hundredth(one.reliability.value),
    hundredth(one.retest),
    tenth(one.standardError),
    tenth(one.binomialError),
    percent(one.covered.reliability),
    percent(one.covered.binomial),
    percent(one.falseDifferences.reliability),
    percent(one.falseDifferences.binomial),
  ];
});
const itemRows = cohorts.map(({ test, takers }) => {
  const one = measureSkill(test, takers);
  const asked = (test.questionsPerAttempt ?? test.questions.length) / test.questions.length;
  const minutes = (asked * test.questions.reduce((sum, { seconds }) => sum + seconds, 0)) / 60;
  return [
    test.name,
    one.difficulty.map(hundredth).join('–'),
    one.itemRest.map(hundredth).join('–'),
    percent(one.timeUp),
    `${tenth(one.medianMinutes)} of ${tenth(minutes)}`,
  ];
});
const percentileRows = [10, 30, 100].map((group) => [
  String(group),
  ...cohorts.map(({ test, takers }) => percent(percentileCoverage(test, takers, group))),
]);
const alarmRows = groupSizes.map((group) => {
  const { sound, misKeyed } = alarmRates(cohorts, group);
  const shares = [sound.any, sound.beyondChance, misKeyed.any, misKeyed.beyondChance];
  return [String(group), ...shares.map(percent)];
});

console.log(
  [
    table(
      [
        'test',
        'mean',
        'SD',
        'coefficient',
        'reliability',
        'retest',
        'error',
        'binomial error',
        'in band',
        'in binomial band',
        'false difference',
        'binomial',
      ],
      scoreRows,
    ),
    table(['test', 'difficulty', 'item-rest r', 'time up', 'median minutes'], itemRows),
    table(['people', ...sampleTests.map(({ name }) => name)], percentileRows),
    table(
      [
        'people',
        'sound: any',
        'sound: beyond chance',
        'mis-keyed: any',
        'mis-keyed: beyond chance',
      ],
      alarmRows,
    ),
  ].join('\n\n'),
);
