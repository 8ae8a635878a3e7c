import { expect, test } from 'vitest';
import type { Maker } from '../../../../platform/words/message.ts';
import { pageCatalogue } from '../../../../test/page-catalogue.ts';
import { interviewMessages } from '../../words/interview-messages.data.ts';
import { logicalMessages } from '../../words/logical-messages.data.ts';
import { ratingMessages } from '../../words/rating-messages.data.ts';
import { skillMessages } from '../../words/skill-messages.data.ts';
import { comparisonMessages } from './comparison-messages.data.ts';
import { cultureMessages } from './culture-messages.data.ts';
import { energyMessages } from './energy-messages.data.ts';
import { personalityMessages } from './personality-messages.data.ts';
import { sharedMessages } from './shared-messages.data.ts';
import { workingFromHomeMessages } from './working-from-home-messages.data.ts';

/** What stands on paper as it stands on the page: headings, verdicts and notes that a reader lays beside each other. */
const asOnThePage: readonly Maker[] = [
  ...pick(personalityMessages, 'fitWith', 'strongest', 'furthest', 'higherThanTypical'),
  ...pick(personalityMessages, 'pointsEarlier', 'lowerFit', 'higherFit', 'noProfile', 'noCampaign'),
  ...pick(personalityMessages, 'profile', 'profileIntro', 'tendencies', 'tendenciesHint'),
  ...pick(personalityMessages, 'measurementError', 'deviations', 'targetsMet', 'nothingShort'),
  ...pick(personalityMessages, 'noneCertain', 'certain', 'restCosts', 'beyondError', 'withinError'),
  ...pick(personalityMessages, 'belowTarget', 'aboveTarget', 'belowJust', 'aboveJust', 'usual'),
  ...pick(
    logicalMessages,
    'test',
    'answering',
    'answeringIntro',
    'howSure',
    'scores',
    'scoresIntro',
  ),
  ...pick(logicalMessages, 'right', 'modelScore', 'source', 'lower', 'middle', 'higher'),
  ...pick(cultureMessages, 'more', 'less', 'fitToOrganization', 'fitTo', 'undescribed', 'fitOf'),
  ...pick(cultureMessages, 'lowest', 'highest', 'noAgreement', 'wishes', 'wishesIntro', 'mark'),
  ...pick(cultureMessages, 'below', 'about', 'above', 'howSure', 'whyNothing', 'gaps', 'gapsIntro'),
  ...pick(cultureMessages, 'howAlike', 'likeness', 'apart', 'nowhereApart', 'correlation', 'same'),
  ...pick(energyMessages, 'toDo', 'medium'),
  ...pick(workingFromHomeMessages, 'down'),
  ...pick(skillMessages, 'everywhere', 'partlyRight', 'wrong', 'topicsTitle'),
  ...pick(interviewMessages, 'handedIn', 'again', 'tooLong', 'unwatched', 'nothing'),
  ...pick(ratingMessages, 'rating', 'unrated', 'withheld', 'cannotTell', 'formerManager'),
  ...pick(ratingMessages, 'agreement', 'compared', 'furthestApart', 'eachPair', 'oneOpinion'),
  ...pick(ratingMessages, 'nothingInCommon', 'givenBy', 'changedBy', 'noComment'),
  ...pick(comparisonMessages, 'noDifferences', 'differences', 'fitsUnclear', 'noDifference'),
  ...pick(comparisonMessages, 'shortScales', 'howAlike', 'mostAlikeIn', 'furthestApartIn'),
  ...pick(comparisonMessages, 'nowhereApart', 'byAnyone', 'spreadInWords', 'everyTargetReached'),
  ...pick(comparisonMessages, 'reachedNote', 'spreadAndReach', 'likenessIntro', 'mostAlike'),
  ...pick(comparisonMessages, 'leastAlike', 'clearlyAbove', 'clearlyBelow', 'clearlyBetween'),
  ...pick(sharedMessages, 'toAsk', 'answeringStyle', 'answeringIntro', 'whatNot', 'fine'),
  ...pick(sharedMessages, 'higherThanAbout', 'higherThanAtLeast', 'higherThanAtMost'),
];

function pick<Messages extends Readonly<Record<string, unknown>>>(
  messages: Messages,
  ...keys: readonly (keyof Messages)[]
): Maker[] {
  return keys.map((key) => messages[key] as Maker);
}

const everything = [
  personalityMessages,
  logicalMessages,
  cultureMessages,
  energyMessages,
  workingFromHomeMessages,
  skillMessages,
  interviewMessages,
  ratingMessages,
  comparisonMessages,
  sharedMessages,
].flatMap((messages): Pick<Maker, 'text'>[] => Object.values(messages));

/** Without what differs for reasons of form: marks of elements, the names of values, and spaces that do not break. */
function plain(words: string): string {
  return words
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{\w+(?:, number)?\}/g, '{}')
    .replaceAll(/\{\w+, plural/g, '{, plural')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '');
}

function wordsOfPages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [source, said] of pageCatalogue(language, ['', 'managers/'])) {
    found.set(plain(source), [...(found.get(plain(source)) ?? []), ...said.map(plain)]);
  }
  return found;
}

test('headings, verdicts and notes of a file are those of its page', () => {
  const page = wordsOfPages('en');
  const other = asOnThePage.map(({ text }) => text.en).filter((en) => !page.has(plain(en)));
  expect(other).toEqual([]);
});

test.each(['nl', 'de', 'es'] as const)(
  'what a file and a page say in the same English they say in the same %s',
  (language) => {
    const page = wordsOfPages(language);
    const other = everything.flatMap(({ text }) => {
      const said = page.get(plain(text.en));
      return said === undefined || said.includes(plain(text[language])) ? [] : [text];
    });
    expect(other).toEqual([]);
  },
);
