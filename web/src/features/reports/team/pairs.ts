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
