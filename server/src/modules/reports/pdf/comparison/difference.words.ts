import { boundOf } from '@assay/contract/comparison-words';
import type { PersonalityComparison } from '@assay/contract/personality-comparisons';
import type { Language } from '@assay/contract/languages';
import { shownDifference } from '@assay/contract/shown-difference';
import { say } from '../../../../platform/words/message.ts';
import { listInWords, number } from '../report.words.ts';
import { comparisonMessages } from '../words/comparison-messages.data.ts';

type Scale = Pick<PersonalityComparison['scales'][number], 'code' | 'name'>;
type Difference = NonNullable<PersonalityComparison['differences']>[number];

/** On how many scales two people differ, and how many of those chance alone would give. */
export function differencesInWords(
  scales: readonly Scale[],
  differences: readonly Difference[],
  language: Language,
): string {
  const found = differences
    .filter(({ meaningful }) => meaningful)
    .map(({ code }) => scales.find((scale) => scale.code === code)?.name ?? code);
  const all = String(differences.length);
  if (found.length === 0) return say(language, comparisonMessages.noDifferences({ all }));
  // The threshold lets one in twenty pass where nothing differs.
  const expected = Math.round(differences.length / 20);
  const chance = { all, byChance: String(expected) };
  const which = { count: found.length, all, names: listInWords(found, language, 8) };
  return [
    comparisonMessages.differences(which),
    found.length <= expected
      ? comparisonMessages.byChanceNothing(chance)
      : comparisonMessages.byChance(chance),
  ]
    .map((message) => say(language, message))
    .join(' ');
}

/** Whose fit is higher, if it clearly is. */
export function fitDifferenceInWords(
  { interval, clear }: NonNullable<PersonalityComparison['fitDifference']>,
  [first, second]: readonly [string, string],
  language: Language,
): string {
  if (!clear) return say(language, comparisonMessages.fitsUnclear());
  const name = interval[0] > 0 ? first : second;
  return say(language, comparisonMessages.fitHigher({ name }));
}

/** `Grace 14 higher`, or that nothing can be said. */
export function differenceInWords(
  { meaningful }: Pick<Difference, 'meaningful'>,
  [one, other]: readonly [number, number],
  [first, second]: readonly [string, string],
  language: Language,
): string {
  if (!meaningful) return say(language, comparisonMessages.noDifference());
  const difference = shownDifference(one, other);
  const name = difference > 0 ? first : second;
  const points = number(Math.abs(difference), 0, language);
  return say(language, comparisonMessages.higherBy({ name, points }));
}

/** What a share changes by: `−4 points`. */
export function pointsInWords(before: number, after: number, language: Language): string {
  const change = Math.round((after - before) * 100);
  if (change === 0) return say(language, comparisonMessages.noChange());
  const points = { points: Math.abs(change) };
  return say(
    language,
    change > 0 ? comparisonMessages.morePoints(points) : comparisonMessages.fewerPoints(points),
  );
}

/** `43 %` of random pairs, or at an end of the table `at least 95 %`. */
export function shareOfPairs(percent: number, language: Language): string {
  const share = { share: number(percent, 0, language) };
  const { atMostOfPairs, atLeastOfPairs } = comparisonMessages;
  const words = { 'at most': atMostOfPairs, 'at least': atLeastOfPairs };
  const bound = boundOf(percent);
  return say(
    language,
    bound === null ? comparisonMessages.shareOfPairs(share) : words[bound](share),
  );
}

type MemberFit = NonNullable<PersonalityComparison['members'][number]['fit']>;

/** Whom of the team a fit differs from by more than chance. */
export function clearlyInWords({ above, below }: MemberFit, language: Language): string {
  if (above > 0 && below > 0) {
    return say(language, comparisonMessages.clearlyBetween({ above, below }));
  }
  if (above > 0) return say(language, comparisonMessages.clearlyAbove({ above }));
  return below > 0
    ? say(language, comparisonMessages.clearlyBelow({ below }))
    : say(language, comparisonMessages.noClearDifference());
}
