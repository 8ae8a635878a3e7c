import { discrimination } from '../definition.ts';
import { families, type Section } from '../families.ts';
import type { StoredLogical } from '../score.ts';

/** One person's answers to a section: 1 right, 0 wrong or not reached, as they are scored. */
export type Row = readonly (0 | 1)[];

export interface Parameters {
  a: number;
  b: number;
}

/** Expected parameters by position, before any answer. */
export function startOf(section: Section): Parameters[] {
  return families[section].map(({ b }) => ({ a: discrimination, b }));
}

/**
 * The answers to a section from stored results.
 * @throws RangeError where a result holds other families: it belongs to another version.
 */
export function rowsOf(results: readonly StoredLogical[], section: Section): Row[] {
  const expected = families[section].map(({ code }) => code).join(' ');
  return results.map(({ sections }) => {
    const { items } = sections[section];
    if (items.map(({ family }) => family).join(' ') !== expected) {
      throw new RangeError('These results belong to another version of the items');
    }
    return items.map(({ outcome }) => (outcome === 'right' ? 1 : 0));
  });
}
