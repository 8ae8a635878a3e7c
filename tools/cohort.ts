import { careless, measureAnswering } from '@assay/instruments/cohort/answering';
import { correlateFits, measureFit } from '@assay/instruments/cohort/fits';
import { measurePairs, pairIntervalCoverage } from '@assay/instruments/cohort/pairs';
import { type CohortMember, makeCohort } from '@assay/instruments/cohort/people';
import { correlateFacets, measureScales } from '@assay/instruments/cohort/scales';
import { listProfiles } from '@assay/instruments/profiles/profiles';
import { mean } from '@assay/instruments/statistics/descriptive';
import { hundredth, percent, table, whole } from './tables.ts';

/*
 * `npm run cohort`: measures 2,000 made-up people and prints the tables of docs/instruments/personality.md. The same
 * seeds give the same tables on every machine, in about two minutes.
 */

const size = 2000;
const fitted = 1000;
const remeasured = 200;
const correlated = 300;

function scaleTable(cohort: readonly CohortMember[]): string {
  const head = ['scale', 'alpha', 'retest', 'norm', 'mean T', 'SD', 'low', 'average', 'high'];
  const rows = measureScales(cohort).map((one) => [
    `${one.code} ${one.name}`,
    hundredth(one.alpha),
    hundredth(one.retest),
    hundredth(one.stated),
    one.mean.toFixed(1),
    one.sd.toFixed(1),
    percent(one.bands.low),
    percent(one.bands.average),
    percent(one.bands.high),
    percent(one.covered),
    percent(one.falseDifferences),
  ]);
  return table([...head, 'in band', 'false difference'], rows);
}

function fitTables(cohort: readonly CohortMember[]): string {
  const head = ['profile', 'median', 'middle half', 'middle 90 %', 'width', 'width of rank'];
  const people = cohort.slice(0, fitted);
  const measures = listProfiles().map((profile) => ({ profile, ...measureFit(people, profile) }));
  const rows = measures.map((one) => [
    one.name,
    whole(one.median),
    one.quartiles.map(whole).join('–'),
    one.range.map(whole).join('–'),
    whole(one.width),
    whole(one.percentileWidth),
    percent(one.coversTruth),
    one.bias.toFixed(1),
    one.rmse.toFixed(1),
    percent(one.clear),
    percent(one.wrong),
  ]);
  const last = ['true fit inside', 'bias', 'RMSE', 'clear', 'wrong way'];
  const means = (['standard', 'alt'] as const).map((kind) => {
    const some = measures.filter(({ profile }) => profile.kind === kind);
    const of = (field: 'coversTruth' | 'bias' | 'rmse' | 'width') =>
      mean(some.map((one) => one[field]));
    return [
      kind === 'standard' ? 'job families' : 'competency models',
      percent(of('coversTruth')),
      of('bias').toFixed(1),
      of('rmse').toFixed(1),
      whole(of('width')),
    ];
  });
  const families = listProfiles().filter(({ kind }) => kind === 'standard');
  const together = correlateFits(cohort.slice(0, correlated), families);
  return [
    table([...head, ...last], rows),
    table(['on average', 'true fit inside', 'bias', 'RMSE', 'width'], means),
    `Fits of ${correlated} people to two job families correlate ${hundredth(together)} on average.`,
  ].join('\n\n');
}

function answeringTable(cohort: readonly CohortMember[]): string {
  const kinds = [
    ['careful', cohort.map(({ answers }) => answers)],
    ['any option, unhurried', cohort.map(careless.random)],
    ['any option, in 1.3 s each', cohort.map(careless.hasty)],
    ['any option after question 60', cohort.map(careless.halfway)],
    ['one option all the way', cohort.map(careless.straight)],
  ] as const;
  const head = ['answering', 'longest run', 'spread', 'agreement', 'pace', 'one sign'];
  const rows = kinds.map(([name, people]) => {
    const { flagged, oneSign, withCare } = measureAnswering(people);
    const { longest_run: run, spread, consistency, pace } = flagged;
    return [name, ...[run, spread, consistency, pace, oneSign, withCare].map(percent)];
  });
  return table([...head, 'with care'], rows);
}

function pairTable(cohort: readonly CohortMember[]): string {
  const { below, verdicts, pairs, mean, sd, differing } = measurePairs(cohort);
  const covered = pairIntervalCoverage(cohort.slice(0, 2 * remeasured), 30);
  return [
    table(
      ['percentile below', 'share of pairs'],
      below.map(({ limit, share }) => [String(limit), percent(share)]),
    ),
    table(
      ['verdict', 'share of pairs'],
      Object.entries(verdicts).map(([verdict, share]) => [verdict, percent(share)]),
    ),
    `${pairs} pairs: double-entry correlation ${hundredth(mean)} on average, SD ${hundredth(sd)}; ` +
      `${differing.toFixed(1)} facets named as different (five at most); interval holds the long-run value ` +
      `in ${percent(covered)} of ${remeasured} pairs.`,
  ].join('\n\n');
}

const cohort = makeCohort(size);
const { within, between, largestBetween } = correlateFacets(cohort);
const parts = [
  scaleTable(cohort),
  `Facets of one factor correlate ${hundredth(within)} on average, facets of two factors ${hundredth(between)} ` +
    `(without sign), ${hundredth(largestBetween)} at most.`,
  fitTables(cohort),
  answeringTable(cohort),
  pairTable(cohort),
];
console.log(parts.join('\n\n'));
