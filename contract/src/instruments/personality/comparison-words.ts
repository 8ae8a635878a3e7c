import { type Named, nameOf } from '../../subjects/person-name.ts';

/** Two members by their places in the team, and how alike their profiles are, −1..1. */
export interface Pair {
  first: number;
  second: number;
  likeness: number;
}

/** Every pair once, the most alike first. */
export function pairsOf(similarity: readonly (readonly number[])[]): Pair[] {
  return similarity
    .flatMap((row, first) =>
      row.slice(first + 1).map((likeness, i) => ({ first, second: first + 1 + i, likeness })),
    )
    .toSorted((one, other) => other.likeness - one.likeness);
}

/** Two people by as little of their names as tells them apart. */
export function namesApart(both: readonly Named[]): [string, string] {
  const [first, second] = both.map(({ first_name }) => first_name.trim());
  if (first && second && first !== second) return [first, second];
  const [one = '', other = ''] = both.map(nameOf);
  if (one !== other) return [one, other];
  return [both[0]?.email ?? one, both[1]?.email ?? other];
}

/** The table of random pairs ends at 5 and at 95 of 100: there a share is a bound and no figure. */
export function boundOf(percent: number): 'at most' | 'at least' | null {
  if (percent <= 5) return 'at most';
  return percent >= 95 ? 'at least' : null;
}
