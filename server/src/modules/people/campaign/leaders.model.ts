import type { Scored } from '../list/people.queries.ts';

/** The first rows of the groups that cannot be told apart: a group runs until somebody’s interval lies wholly beyond its first row’s. */
export function leadersOf(
  rows: readonly Scored[],
  { descending }: { descending: boolean },
): Scored[] {
  const leaders: Scored[] = [];
  for (const row of rows) {
    const leader = leaders.at(-1);
    const beyond =
      leader === undefined || (descending ? row.high < leader.low : row.low > leader.high);
    if (beyond) leaders.push(row);
  }
  return leaders;
}
