import { type Evidence, judge, leastPeople } from './evidence.ts';
import { correlateWithout, type RankedPair } from './people.ts';

/**
 * What would be found without each person in turn: the evidence of all scales and outcomes, by the place of whoever is left out.
 * @param people how many there are.
 */
export function foldsOf(pairs: readonly RankedPair[], people: number): Evidence[][] {
  // One person short of what is enough for everyone is enough for a fold.
  return Array.from({ length: people }, (_, person) =>
    judge(
      pairs.map((pair) => correlateWithout(pair, person)),
      leastPeople - 1,
    ),
  );
}
