/**
 * Norms of an installation's own people: `npm run norms -- list | compute <part> <group> | show <id> | activate <id> |
 * deactivate <id>`. Computing changes nothing; activating concerns new results only.
 */
import type { NormPart } from '@assay/instruments/personality/norm-engine';
import {
  computeOwnNorm,
  listNormsInForce,
  listOwnNorms,
  setNormInForce,
  showNormEffect,
} from './modules/instruments/index.ts';
import { runCommand } from './operator-command.ts';
import type { Trx } from './platform/db/database.ts';

const usage =
  'Usage: npm run norms -- list | compute five-factor|tendencies "age 21–60" | show ID | activate ID | deactivate ID\n';

export async function norms(db: Trx, [verb, first, second]: string[]): Promise<string> {
  const id = Number(first);
  if (verb === 'list') return list(db);
  if (verb === 'compute' && (first === 'five-factor' || first === 'tendencies') && second) {
    return show(db, await computeOwnNorm(db, first satisfies NormPart, groupName(second)));
  }
  if (!Number.isInteger(id)) throw new RangeError(usage);
  if (verb === 'show') return show(db, id);
  if (verb !== 'activate' && verb !== 'deactivate') throw new RangeError(usage);
  const norm = await setNormInForce(db, id, verb === 'activate');
  return verb === 'activate'
    ? `New results of ${norm.part}, ${norm.group}, are compared with norm ${id} from now on. Those that exist keep theirs.`
    : `New results of ${norm.part}, ${norm.group}, are compared with the norm of the product again.`;
}

/** `21-60` as people type it. */
function groupName(text: string): string {
  const dashed = text.replace(/(\d)\s*-\s*(\d)/, '$1–$2');
  return dashed.startsWith('age ') ? dashed : `age ${dashed}`;
}

async function list(db: Trx): Promise<string> {
  const inForce = await listNormsInForce(db);
  const own = await listOwnNorms(db);
  return [
    'In force:',
    ...inForce.map(
      ({ group, name, version, n }) => `  ${group}: ${name}, ${version}, n ${n ?? 'not published'}`,
    ),
    own.length === 0 ? 'No norm of your own people has been computed.' : 'Computed:',
    ...own.map(
      ({ id, part, group, version, n, active }) =>
        `  ${id}: ${part}, ${group}, ${version}, n ${n}${active ? ', in force' : ''}`,
    ),
  ].join('\n');
}

async function show(db: Trx, id: number): Promise<string> {
  const { norm, before, changes, people } = await showNormEffect(db, id);
  const cell = (value: number | null, digits: number) =>
    (value === null ? '–' : value.toFixed(digits)).padStart(9);
  const rows = changes.map(({ code, before: old, after, shift, largest, bandChanges }) =>
    [
      code.padEnd(5),
      cell(old.mean, 2),
      cell(after.mean, 2),
      cell(old.sd, 2),
      cell(after.sd, 2),
      cell(old.reliability, 2),
      cell(after.reliability, 2),
      cell(shift, 1),
      cell(largest, 1),
      cell(bandChanges === null ? null : 100 * bandChanges, 0),
    ].join(''),
  );
  const head = ['mean', 'new', 'SD', 'new', 'rel.', 'new', 'shift T', 'most', 'band %'];
  return [
    `Norm ${id}: ${norm.name}, ${norm.version}, ${norm.group}, n ${norm.n}${norm.active ? ', in force' : ''}`,
    `Beside: ${before.name}, ${before.version}. Effect if the ${people} results of this group were compared with it:`,
    'scale'.padEnd(5) + head.map((word) => word.padStart(9)).join(''),
    ...rows,
    norm.active
      ? `It is left with: npm run norms -- deactivate ${id}`
      : `It changes nothing until: npm run norms -- activate ${id}`,
  ].join('\n');
}

if (import.meta.main) await runCommand(norms);
