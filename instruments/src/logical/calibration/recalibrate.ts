import { families, type Section } from '../families.ts';
import type { StoredLogical } from '../score.ts';
import { type Dif, mantelHaenszel } from './dif.ts';
import { estimateItems } from './estimate.ts';
import { infitOf } from './fit.ts';
import { rowsOf, startOf } from './responses.ts';

/** People needed to move difficulties, and discriminations (ours). */
export const enoughForDifficulty = 200;
export const enoughForDiscrimination = 500;
/** Fewest people of each group for a comparison (ours). */
const enoughForGroups = 100;

export interface FamilyReport {
  family: string;
  /** People who were asked. */
  n: number;
  /** Share of right answers, 0..1. */
  easiness: number;
  expectedB: number;
  /** Expected values where too few have answered. */
  b: number;
  a: number;
  /** Standard error of b; null where it was not estimated. */
  se: number | null;
  /** Null where too few have answered. */
  infit: number | null;
  /** Null without groups, or where one is too small. */
  dif: Dif | null;
  /** In plain words, what should be looked at before the new values are used. */
  concerns: string[];
}

function concernsOf(report: Omit<FamilyReport, 'concerns'>): string[] {
  const { b, expectedB, infit, dif } = report;
  const concerns: string[] = [];
  const moved = b - expectedB;
  if (Math.abs(moved) > 0.5) {
    const way = moved > 0 ? 'harder' : 'easier';
    concerns.push(`${Math.abs(moved).toFixed(2)} ${way} than its rules led to expect`);
  }
  if (infit !== null && infit > 1.3)
    concerns.push(`answers less regular than the model allows (infit ${infit.toFixed(2)})`);
  if (infit !== null && infit < 0.7)
    concerns.push(`answers more regular than the model expects (infit ${infit.toFixed(2)})`);
  if (dif !== null && dif.category !== 'A') {
    const way = dif.delta < 0 ? 'harder' : 'easier';
    const size = dif.category === 'C' ? 'much' : 'somewhat';
    concerns.push(`${size} ${way} for the focal group than for others of equal score`);
  }
  return concerns;
}

/**
 * What stored answers say about the items of a section. Changes nothing: the new values take effect with a new version
 * of the instrument only.
 * @param results of one version, one per person.
 * @param focal by result: whether the person belongs to the group that is compared with all others; from 100 people in
 *   each on.
 * @returns families in their order. Below 200 people the expected values, below 500 the expected discrimination.
 * @throws RangeError for results of another version, or groups of another length.
 */
export function recalibrate(
  results: readonly StoredLogical[],
  section: Section,
  focal?: readonly boolean[],
): FamilyReport[] {
  const rows = rowsOf(results, section);
  if (focal && focal.length !== rows.length) throw new RangeError('One group per result, please');
  const start = startOf(section);
  const enough = rows.length >= enoughForDifficulty;
  const items = enough
    ? estimateItems(rows, start, rows.length >= enoughForDiscrimination)
    : start.map((item) => ({ ...item, se: null }));
  const infits = enough ? infitOf(rows, items) : [];
  const inFocus = focal?.filter(Boolean).length ?? 0;
  const compared = focal && Math.min(inFocus, rows.length - inFocus) >= enoughForGroups;
  return families[section].map(({ code, b: expectedB }, at) => {
    const { a, b, se } = items[at] ?? { a: 0, b: expectedB, se: null };
    const right = rows.filter((row) => row[at] === 1).length;
    const report = {
      family: code,
      n: rows.length,
      easiness: rows.length === 0 ? 0 : right / rows.length,
      expectedB,
      b,
      a,
      se,
      infit: infits[at] ?? null,
      dif: compared ? mantelHaenszel(rows, focal, at) : null,
    };
    return { ...report, concerns: concernsOf(report) };
  });
}
