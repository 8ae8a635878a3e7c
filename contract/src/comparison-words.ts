import type { PersonalityComparison } from './comparisons.ts';
import { type Named, nameOf } from './person-name.ts';
import { shownDifference } from './shown-difference.ts';

/** What a comparison says in words, on the screen as on paper. */

type Scale = Pick<PersonalityComparison['scales'][number], 'code' | 'name'>;
type Difference = NonNullable<PersonalityComparison['differences']>[number];

/** On how many scales two people differ, and how many of those chance alone would give. */
export function differencesInWords(
  scales: readonly Scale[],
  differences: readonly Difference[],
): string {
  const names = differences
    .filter(({ meaningful }) => meaningful)
    .map(({ code }) => scales.find((scale) => scale.code === code)?.name ?? code);
  const all = differences.length;
  // The threshold lets one in twenty pass where nothing differs.
  const byChance = Math.round(all / 20);
  const chance = `Of ${all} scales about ${byChance} would differ that far by chance alone`;
  if (names.length === 0)
    return `On none of ${all} scales they differ by more than measurement error.`;
  const which = `On ${names.length} of ${all} scales they differ by more than measurement error: ${listInWords(names, 8)}.`;
  return names.length <= byChance
    ? `${which} ${chance}, so this may be nothing.`
    : `${which} ${chance}.`;
}

/** Whose fit is higher, if it clearly is. */
export function fitDifferenceInWords(
  { interval, clear }: NonNullable<PersonalityComparison['fitDifference']>,
  [first, second]: readonly [string, string],
): string {
  if (!clear) return 'Their fits do not clearly differ: the difference could be chance.';
  return `The fit of ${interval[0] > 0 ? first : second} is clearly higher.`;
}

/** `Grace 14 higher`, or that nothing can be said. */
export function differenceInWords(
  { meaningful }: Pick<Difference, 'meaningful'>,
  [one, other]: readonly [number, number],
  [first, second]: readonly [string, string],
): string {
  if (!meaningful) return 'No meaningful difference';
  const difference = shownDifference(one, other);
  return `${difference > 0 ? first : second} ${Math.abs(difference).toFixed(0)} higher`;
}

/** What a share changes by: `−4 points`. */
export function pointsInWords(before: number, after: number): string {
  const points = Math.round((after - before) * 100);
  if (points === 0) return 'no change';
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

type MemberFit = NonNullable<PersonalityComparison['members'][number]['fit']>;

/** Whom of the team a fit differs from by more than chance. */
export function clearlyInWords({ above, below }: MemberFit): string {
  const parts = [above > 0 && `above ${above}`, below > 0 && `below ${below}`].filter(Boolean);
  return parts.length === 0 ? 'no clear difference' : `clearly ${parts.join(', ')} of the team`;
}

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

/** `Anna, Bo and Cy`; what is beyond `most` is counted. */
export function listInWords(words: readonly string[], most = words.length): string {
  const shown = words.length > most ? words.slice(0, most) : words.slice(0, -1);
  const last = words.length > most ? `${words.length - most} more` : words.at(-1);
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : (last ?? '');
}

/** Two people by as little of their names as tells them apart. */
export function namesApart(both: readonly Named[]): [string, string] {
  const [first, second] = both.map(({ first_name }) => first_name.trim());
  if (first && second && first !== second) return [first, second];
  const [one = '', other = ''] = both.map(nameOf);
  if (one !== other) return [one, other];
  return [both[0]?.email ?? one, both[1]?.email ?? other];
}
