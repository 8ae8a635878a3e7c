import { t } from '@lingui/core/macro';
import { dayInWords } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import type { Profile } from './api.ts';

type Cards = Profile['results'];

/** What the tests of somebody come to, sentence by sentence: how much there is, what is missing, and what it is measured against. */
export function summaryOf(cards: Cards): string[] {
  const done = cards.filter(({ state }) => state === 'completed');
  const total = cards.length;
  if (total === 0) return [];
  if (done.length === 0) {
    return [
      total === 1
        ? t`The test is not completed yet.`
        : t`None of the ${total} tests is completed yet.`,
    ];
  }
  const moments = done.flatMap(({ completed_at }) => completed_at ?? []).toSorted();
  const last = dayInWords(moments.at(-1) ?? '');
  const open = listOf(cards.filter(({ state }) => state !== 'completed'));
  const repeated = listOf(done.filter(({ attempt }) => (attempt?.number ?? 1) > 1));
  const compared = done.flatMap(({ name, score }) => {
    const reference = score?.reference;
    return reference ? [t`${name} with “${reference}”`] : [];
  });
  const references = inOrder(compared);
  const count = done.length;
  return [
    open === ''
      ? total === 1
        ? t`The test was completed on ${last}.`
        : t`All ${total} tests are completed, the last on ${last}.`
      : t`${count} of ${total} tests are completed, the last on ${last}. Still open: ${open}.`,
    repeated && t`Taken more than once: ${repeated}.`,
    references && t`Compared: ${references}.`,
    done.some(({ score }) => score !== null) &&
      t`Every range shows where the true score is likely to be. No single result decides.`,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

const listOf = (cards: Cards) => inOrder(cards.map(({ name }) => name));
const inOrder = (words: readonly string[]) =>
  new Intl.ListFormat(screenLanguage(), { type: 'conjunction' }).format(words);
