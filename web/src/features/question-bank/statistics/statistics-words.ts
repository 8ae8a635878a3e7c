import { plural, t } from '@lingui/core/macro';
import { counted } from '../../../lib/numbers.ts';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import type { QuestionStatistics } from '../api.ts';

export const percentOf = (share: number) => Math.round(100 * share);

export function peopleInWords(count: number): string {
  return t`${plural(count, { one: '# person', other: '# people' })}`;
}

/** Who has been shown a question, in this version and in all, and of how many of them the figures are. */
export function exposureInWords({ n, exposure, exposureEver }: Exposure): string {
  const people = peopleInWords(exposure);
  const [ever, latest] = [counted(exposureEver), counted(n)];
  if (exposureEver > exposure) {
    return exposure > n
      ? t`${people}, ${ever} in all versions; figures cover the latest ${latest}`
      : t`${people}, ${ever} in all versions`;
  }
  return exposure > n ? t`${people}; figures cover the latest ${latest}` : people;
}
type Exposure = Pick<QuestionStatistics, 'n' | 'exposure' | 'exposureEver'>;

/** `58 % right (45 to 70)`; with few people `7 of 8 right`, since a share of so few says little. */
export function rightInWords({ n, right, rightInterval }: Right): string {
  const [some, all, share] = [counted(right), counted(n), percentOf(right / n)];
  if (rightInterval === null) return t`${some} of ${all} right`;
  const [low, high] = [percentOf(rightInterval[0]), percentOf(rightInterval[1])];
  return t`${share} % right (${low} to ${high})`;
}
type Right = Pick<QuestionStatistics, 'n' | 'right' | 'rightInterval'>;

/** How a question goes with the others, as far as its band tells. */
export function discriminationInWords(value: number, band: readonly [number, number] | null) {
  const figure = coefficientInShort(value);
  if (band === null) return figure;
  const [low, high] = band;
  const [from, to] = [coefficientInShort(low), coefficientInShort(high)];
  if (low > 0) {
    return t`${figure} (range ${from} to ${to}): people who get it right do better on the other questions.`;
  }
  if (high < 0) {
    return t`${figure} (range ${from} to ${to}): people who get it right do less well on the other questions.`;
  }
  return t`${figure} (range ${from} to ${to}): too uncertain to show a link with the other questions.`;
}

/** What the call says of the key, in two words. */
export function alarmInShort({ beyondChance }: { beyondChance: boolean }): string {
  return beyondChance ? t`Check the key` : t`Perhaps check the key`;
}
