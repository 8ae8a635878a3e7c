import { careless, measureAnswering } from '@assay/instruments/cohort/answering';
import { fitIntervalCoverage, measureFit } from '@assay/instruments/cohort/fits';
import { measurePairs, pairIntervalCoverage } from '@assay/instruments/cohort/pairs';
import { type CohortMember, makeCohort } from '@assay/instruments/cohort/people';
import { correlateFacets, measureScales } from '@assay/instruments/cohort/scales';
import { findProfile, listProfiles } from '@assay/instruments/profiles/profiles';
import { hundredth, percent, table, whole } from './tables.ts';

/*
 * `npm run cohort`: measures 2,000 made-up people and prints the tables of docs/instruments/personality.md. The same
 * seeds give the same tables on every machine, in about half a minute.
 */

const size = 2000;
const fitted = 500;
const remeasured = 200;

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

function fitTable(cohort: readonly CohortMember[]): string {
  const head = ['profile', 'median', 'middle half', 'middle 90 %', 'T 50 everywhere'];
  const rows = listProfiles().map((profile) => {
    const one = measureFit(cohort.slice(0, fitted), profile);
    return [
      one.name,
      whole(one.median),
      one.quartiles.map(whole).join('–'),
      one.range.map(whole).join('–'),
      whole(one.averagePerson),
      whole(one.width),
      percent(one.coversTruth),
      whole(one.bias),
    ];
  });
  return table([...head, 'width', 'true fit inside', 'against true fit'], rows);
}

/** The longest profile, a middling one and a competency model. */
const remeasuredProfiles = [
  { kind: 'standard', id: 1 },
  { kind: 'standard', id: 6 },
  { kind: 'alt', id: 1 },
] as const;

function coverageLines(cohort: readonly CohortMember[]): string {
  const rows = remeasuredProfiles.flatMap((reference) => {
    const profile = findProfile(reference);
    if (!profile) return [];
    const covered = fitIntervalCoverage(cohort.slice(0, remeasured), profile, 20);
    return [[profile.name, percent(covered)]];
  });
  return table(['profile', 'long-run report inside'], rows);
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
  fitTable(cohort),
  coverageLines(cohort),
  answeringTable(cohort),
  pairTable(cohort),
];
console.log(parts.join('\n\n'));
