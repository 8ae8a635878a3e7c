import type { Board, Place } from './api.ts';

export interface Consequence {
  place: Place;
  /** Who is left on the bench, ready now. */
  readyNow: number;
  /** Who is left on the bench at all. */
  bench: number;
  /** `vacant`: its holder has left it; `filled`: the one who moves holds it now; `cover`: nobody is ready now any more; `thinner`: one fewer. */
  what: 'vacant' | 'filled' | 'cover' | 'thinner';
}

const weight = { vacant: 0, cover: 1, filled: 2, thinner: 3 } as const;

/**
 * What changes when somebody moves into the place of another, or leaves (`into` absent): they are on no bench any more, and
 * their own place is open. The heaviest first.
 */
export function whatIf(board: Board, who: number, into?: number): Consequence[] {
  return board.places
    .flatMap((place): Consequence[] => {
      const left = place.successors.filter(({ subject_id: id }) => id !== who);
      const readyNow = left.filter(({ role_type: when }) => when === 'now').length;
      const what = changeOf(place, who, into, readyNow, left.length);
      return what === null ? [] : [{ place, what, readyNow, bench: left.length }];
    })
    .toSorted((one, other) => weight[one.what] - weight[other.what]);
}

function changeOf(
  place: Place,
  who: number,
  into: number | undefined,
  readyNow: number,
  bench: number,
): Consequence['what'] | null {
  if (place.incumbent_id === into) return 'filled';
  if (place.incumbent_id === who) return 'vacant';
  if (bench === place.successors.length) return null;
  return place.depth.now > 0 && readyNow === 0 ? 'cover' : 'thinner';
}
