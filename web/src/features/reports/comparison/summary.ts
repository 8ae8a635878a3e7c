import type { PersonalityComparison } from '../api.ts';
import { listInWords, number } from '../words.ts';

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
  { difference, meaningful }: Difference,
  first: string,
  second: string,
): string {
  if (!meaningful) return 'No meaningful difference';
  return `${difference > 0 ? first : second} ${number(Math.abs(difference))} higher`;
}
