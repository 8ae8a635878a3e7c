import type { OutputOf } from '@assay/contract/endpoint';
import type { getOwnSkillResults } from '@assay/contract/skill-tests';
import { ownDataText } from '../pdf/own-data/labels/own-data-messages.data.ts';
import type { Say, Tell } from '../pdf/own-data/result/own-result.section.ts';
import { pageMessages } from '../pdf/own-data/result/page-messages.data.ts';
import { colours } from '../pdf/report.theme.ts';
import { placesOf } from '../pdf/report.words.ts';

type Result = NonNullable<OutputOf<typeof getOwnSkillResults>['data']['results']>;

/** As the page says it: the share of the points from which on each is said. */
const shares = [
  { from: 80, said: pageMessages.mostPoints() },
  { from: 60, said: pageMessages.moreThanHalf() },
  { from: 40, said: pageMessages.aboutHalf() },
  { from: 20, said: pageMessages.somePoints() },
  { from: 0, said: pageMessages.fewPoints() },
];

/** The own result in the words of its page. */
export const tellSkillResult: Tell<Result> = (result, { say, number }) => {
  const { percent, interval, points, maximum, certainty, topics, standing, sample } = result;
  const { guessing } = result;
  const tidy = (value: number) => number(value, placesOf(value));
  const [from, to] = interval.map((end) => number(end));
  const share = shares.find(({ from: least }) => percent >= least) ?? shares.at(-1);
  const numbers = { points: tidy(points), maximum: tidy(maximum), score: number(percent) };
  return {
    color: colours.olive,
    parts: [
      {
        title: say(share?.said ?? pageMessages.fewPoints()),
        ...(sample && {
          lines: [say(pageMessages.sample())],
        }),
        text: say(pageMessages.points({ ...numbers, from: from ?? '', to: to ?? '' })),
        note: [
          guessing !== null &&
            say(
              pageMessages.guessing({
                guessed: tidy(guessing),
                maximum: tidy(maximum),
              }),
            ),
          certainty,
        ]
          .filter(Boolean)
          .join(' '),
      },
      {
        title: say(pageMessages.byTopic()),
        lines: topics.map(
          (one) =>
            `${one.topic || say(ownDataText.otherTopic())}: ${say(
              ownDataText.points({ points: tidy(one.points), maximum: tidy(one.maximum) }),
            )}`,
        ),
        note: say(pageMessages.topicsHint()),
      },
      {
        title: say(pageMessages.comparedWithOthers()),
        ...(standing.percentile !== null &&
          standing.interval !== null && { text: standingIn(standing.interval, say) }),
        note: standing.note,
      },
      {
        title: say(pageMessages.limits()),
        lines: [say(pageMessages.whatItSays()), say(pageMessages.notShown())],
      },
    ],
  };
};

function standingIn([low, high]: readonly [number, number], say: Say): string {
  if (low > 50) return say(pageMessages.moreThanMost());
  if (high < 50) return say(pageMessages.fewerThanMost());
  return say(pageMessages.aboutAsMany());
}
