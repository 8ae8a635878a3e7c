/**
 * What stored results say about the items of the logical test: `npm run calibrate:logical [-- --json]`. Prints a
 * proposal and changes nothing: items get new difficulties with a new version of the instrument only.
 */
import type { FamilyReport } from '@assay/instruments/logical/calibration/recalibrate';
import { proposeLogicalCalibration } from './modules/instruments/index.ts';
import { runCommand } from './operator-command.ts';
import type { Trx } from './platform/db/database.ts';

type Proposal = Awaited<ReturnType<typeof proposeLogicalCalibration>>;
type Part = Proposal['sections'][number];

const names = { analogy: 'Analogies', sequence: 'Sequences' };

function rowOf({ family, expectedB, b, se, a, easiness, infit, concerns }: FamilyReport): string {
  const cells = [expectedB, b, b - expectedB, se, a, easiness, infit];
  const numbers = cells.map((value) => (value === null ? '–' : value.toFixed(2)).padStart(9));
  return [family.padEnd(6), ...numbers, concerns.length > 0 ? `  ${concerns.join('; ')}` : ''].join(
    '',
  );
}

function sectionInWords({ section, families }: Part): string {
  const head = ['expected', 'new b', 'moved', 'SE', 'a', 'right', 'infit'];
  const columns = 'family'.padEnd(6) + head.map((word) => word.padStart(9)).join('');
  return [`${names[section]}:`, columns, ...families.map(rowOf)].join('\n');
}

function inWords({
  version,
  n,
  left,
  enough,
  reached,
  enoughForDiscrimination,
  sections,
}: Proposal) {
  const head = [
    `Logical test, items of version ${version}: ${n === 1 ? '1 person' : `${n} people`}, the first result of each.`,
    ...(left > 0 ? [`Not counted: ${left} of another version.`] : []),
  ];
  if (!reached) {
    return [
      ...head,
      `The minimum is not reached: ${enough} are needed, ${enough - n} more. Nothing is proposed, and shares of so few are not shown.`,
    ].join('\n');
  }
  const discrimination =
    n < enoughForDiscrimination
      ? `Discrimination stays as expected below ${enoughForDiscrimination} people.`
      : 'Discrimination is estimated too.';
  return [
    ...head,
    `The minimum of ${enough} is reached. ${discrimination}`,
    ...sections.map(sectionInWords),
    'A proposal: it takes effect with a new version of the instrument only.',
  ].join('\n\n');
}

export async function calibrate(db: Trx, words: string[]): Promise<string> {
  const json = words.length === 1 && words[0] === '--json';
  if (words.length > 0 && !json) {
    throw new RangeError('Usage: npm run calibrate:logical [-- --json]');
  }
  const proposal = await proposeLogicalCalibration(db);
  return json ? JSON.stringify(proposal, null, 2) : inWords(proposal);
}

if (import.meta.main) await runCommand(calibrate);
