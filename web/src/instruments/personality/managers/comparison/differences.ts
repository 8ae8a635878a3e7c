import { shownDifference } from '@assay/contract/shown-difference';
import { plural, t } from '@lingui/core/macro';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { listInWords, number } from '../../../../features/reports/words.ts';

type Scale = Pick<PersonalityComparison['scales'][number], 'code' | 'name'>;
type Difference = NonNullable<PersonalityComparison['differences']>[number];

/** On how many scales two people differ, and how many of those chance alone would give. */
export function differencesInWords(
  scales: readonly Scale[],
  differences: readonly Difference[],
): string {
  const found = differences
    .filter(({ meaningful }) => meaningful)
    .map(({ code }) => scales.find((scale) => scale.code === code)?.name ?? code);
  const all = differences.length;
  // The threshold lets one in twenty pass where nothing differs.
  const byChance = Math.round(all / 20);
  if (found.length === 0) return t`No clear difference on any of ${all} scales.`;
  const [count, names] = [found.length, listInWords(found, 8)];
  const which = plural(count, {
    one: `Clear difference on # of ${all} scales: ${names}.`,
    other: `Clear differences on # of ${all} scales: ${names}.`,
  });
  const chance =
    count <= byChance
      ? t`Of ${all} scales about ${byChance} would differ that far by chance alone, so this may be nothing.`
      : t`Of ${all} scales about ${byChance} would differ that far by chance alone.`;
  return `${which} ${chance}`;
}

/** Whose fit is higher, if it clearly is. */
export function fitDifferenceInWords(
  { interval, clear }: NonNullable<PersonalityComparison['fitDifference']>,
  [first, second]: readonly [string, string],
): string {
  if (!clear) return t`The difference between their fits could be chance.`;
  const name = interval[0] > 0 ? first : second;
  return t`The fit of ${name} is clearly higher.`;
}

/** `Grace 14 higher`, or that nothing can be said. */
export function differenceInWords(
  { meaningful }: Pick<Difference, 'meaningful'>,
  [one, other]: readonly [number, number],
  [first, second]: readonly [string, string],
): string {
  if (!meaningful) return t`Could be chance`;
  const difference = shownDifference(one, other);
  const [name, points] = [difference > 0 ? first : second, number(Math.abs(difference))];
  return t`${name} ${points} higher`;
}
