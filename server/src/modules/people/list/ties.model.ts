import type { Scored } from './people.queries.ts';

/**
 * The number of the group of each row of a page, from 1. @param leaders the first rows of the groups, in order, down to the end of the page.
 * @param by the direction in which both are ordered.
 */
export function tiesOf(
  rows: readonly Scored[],
  leaders: readonly Scored[],
  by: { descending: boolean },
): Map<number, number> {
  const isBefore = (one: Scored, other: Scored) =>
    one.score === other.score
      ? by.descending === one.id < other.id || one.id === other.id
      : by.descending === one.score > other.score;
  return new Map(rows.map((row) => [row.id, leaders.filter((one) => isBefore(one, row)).length]));
}
