import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Choosing, simulateSuccess } from '@assay/instruments/cohort/success';
import { hundredth, percent, table } from './tables.ts';

/*
 * `npm run cohort:success`: made-up studies of success profiles, and the tables of docs/instruments/success-profiles.md,
 * which it writes between their marks. The same seed gives the same tables.
 */

/** Leaving out each of 300 people takes longest. */
const studiesOf = (n: number) => (n === 300 ? 50 : 100);
const cells = [0, 0.1, 0.2, 0.3].flatMap((r) =>
  [20, 50, 100, 300].map((n) => simulateSuccess(r, n, studiesOf(n), 20261123)),
);

const orDash = (value: number | null, show: (value: number) => string) =>
  value === null ? '–' : show(value);
const nameOf = ({ r, n }: { r: number; n: number }) => `r = ${hundredth(r)}, n = ${n}`;

const verdictTable = table(
  ['facet and people', 'supported', 'unclear', 'contrary', 'p < .05', 'C4 supported', 'C4 p < .05'],
  cells.map(({ ours, unadjusted, ...cell }) => [
    nameOf(cell),
    percent(ours.verdicts.supported),
    percent(ours.verdicts.unclear),
    percent(ours.verdicts.contrary),
    percent(unadjusted.verdicts.supported + unadjusted.verdicts.contrary),
    percent(ours.expected),
    percent(unadjusted.expected),
  ]),
);

const alarmTable = table(
  ['facets and people', 'here', 'by p < .05'],
  cells.map(({ ours, unadjusted, ...cell }) => [
    nameOf(cell),
    percent(ours.falseAlarm),
    percent(unadjusted.falseAlarm),
  ]),
);

const profileColumns = (one: Choosing) => [
  percent(one.profiles),
  orDash(one.facets, (value) => value.toFixed(1)),
  orDash(one.unrelated, (value) => value.toFixed(1)),
  orDash(one.inNewPeople, hundredth),
];
const profileTable = table(
  [
    'facets and people',
    'profile made',
    'facets',
    'unrelated',
    'r in new people',
    'p < .05: made',
    'facets',
    'unrelated',
    'r in new people',
  ],
  cells.map(({ ours, unadjusted, ...cell }) => [
    nameOf(cell),
    ...profileColumns(ours),
    ...profileColumns(unadjusted),
  ]),
);

const triedTable = table(
  [
    'facets and people',
    'r in new people',
    'r by leave-one-out',
    'likely',
    'in the interval',
    'no warning',
  ],
  cells.map(({ ours, tried, ...cell }) => [
    nameOf(cell),
    orDash(ours.inNewPeople, hundredth),
    orDash(tried?.r ?? null, hundredth),
    orDash(tried?.likely ?? null, hundredth),
    orDash(tried?.covered ?? null, percent),
    orDash(tried?.forecasts ?? null, percent),
  ]),
);

const page = join(import.meta.dirname, '../docs/instruments/success-profiles.md');
const written = Object.entries({
  verdicts: verdictTable,
  alarms: alarmTable,
  profiles: profileTable,
  tried: triedTable,
}).reduce(
  (text, [name, rows]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`No place for the table ${name}`);
    return `${text.slice(0, from + start.length)}\n\n${rows}\n\n${text.slice(to)}`;
  },
  readFileSync(page, 'utf8'),
);
writeFileSync(page, written);
console.log([verdictTable, alarmTable, profileTable, triedTable].join('\n\n'));
