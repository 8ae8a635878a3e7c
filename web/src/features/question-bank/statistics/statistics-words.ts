import { counted } from '../../../lib/numbers.ts';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import type { QuestionStatistics } from '../api.ts';

export const percentOf = (share: number) => Math.round(100 * share);

export function peopleInWords(count: number): string {
  return count === 1 ? '1 person' : `${counted(count)} people`;
}

/** Who has been shown a question, in this version and in all, and of how many of them the figures are. */
export function exposureInWords({ n, exposure, exposureEver }: Exposure): string {
  const here = peopleInWords(exposure);
  const shown =
    exposureEver > exposure ? `${here}, ${counted(exposureEver)} in all versions` : here;
  return exposure > n ? `${shown}; the figures are of the latest ${counted(n)}` : shown;
}
type Exposure = Pick<QuestionStatistics, 'n' | 'exposure' | 'exposureEver'>;

/** `58 % right (45 to 70)`; with few people `7 of 8 right`, since a share of so few says little. */
export function rightInWords({ n, right, rightInterval }: Right): string {
  if (rightInterval === null) return `${counted(right)} of ${counted(n)} right`;
  const [low, high] = rightInterval;
  return `${percentOf(right / n)} % right (${percentOf(low)} to ${percentOf(high)})`;
}
type Right = Pick<QuestionStatistics, 'n' | 'right' | 'rightInterval'>;

/** How a question goes with the others, as far as its band lets anybody say. */
export function discriminationInWords(value: number, band: readonly [number, number] | null) {
  const figure = coefficientInShort(value);
  if (band === null) return figure;
  const [low, high] = band;
  const between = `${figure}, between ${coefficientInShort(low)} and ${coefficientInShort(high)}`;
  if (low > 0) return `${between}: people who get it right do better on the other questions.`;
  if (high < 0) return `${between}: people who get it right do less well on the other questions.`;
  return `${between}: too uncertain to say that it goes with the other questions.`;
}

/** What the call says of the key, in two words. */
export function alarmInShort({ beyondChance }: { beyondChance: boolean }): string {
  return beyondChance ? 'Check the key' : 'Perhaps check the key';
}
