import { choiceIndex } from '@assay/contract/judgement-choice';
import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { chancePoints, possiblePoints, questionIds } from './definition.ts';
import { effectiveQuestions, pointsInterval } from './precision.ts';
import { scoreJudgement } from './score.ts';
import { answersOf, drawAgreement } from './simulate.ts';
import { judgementTexts } from './texts/texts.ts';

const random = seededRandom(73);
const pointsOf = (agrees: number) => scoreJudgement(answersOf(agrees, random)).points;
const repeated = (agrees: number, times: number) =>
  Array.from({ length: times }, () => pointsOf(agrees));

test.each([0, 0.25, 0.5, 1, 1.5, 2, 3])(
  'somebody who agrees with the key by %f varies no more than the range says, and lies within it',
  (agrees) => {
    const all = repeated(agrees, 2000);
    const expected = mean(all);
    const share = expected / possiblePoints;
    const assumed = possiblePoints * Math.sqrt((share * (1 - share)) / effectiveQuestions);
    expect(standardDeviation(all)).toBeLessThan(assumed);
    const within = all.filter((points) => {
      const [low, high] = pointsInterval(points);
      return low <= expected && expected <= high;
    });
    expect(within.length / all.length).toBeGreaterThan(0.94);
  },
);

test('who chooses without reading gets what chance gives, and is hardly ever told as more', () => {
  const all = repeated(0, 4000);
  expect(mean(all)).toBeCloseTo(chancePoints, 0);
  const more = all.filter((points) => pointsInterval(points)[0] > chancePoints);
  expect(more.length / all.length).toBeLessThan(0.025);
});

test('two sittings of the same made-up people say how much of the points is theirs', () => {
  const pairs = Array.from({ length: 4000 }, () => {
    const agrees = drawAgreement(random);
    return [pointsOf(agrees), pointsOf(agrees)] as const;
  });
  const [first, second] = [pairs.map(([one]) => one), pairs.map(([, two]) => two)];
  const [a, b] = [mean(first), mean(second)];
  const covariance = mean(pairs.map(([one, two]) => (one - a) * (two - b)));
  const reliability = covariance / (standardDeviation(first) * standardDeviation(second));
  // Twelve situations are few; the documentation says about .75 of these people, who are our assumption.
  expect(reliability).toBeGreaterThan(0.6);
  expect(reliability).toBeLessThan(0.85);
});

const byLength = languages.flatMap((language) => [
  { language, wanted: 'longest', most: Math.max, least: Math.min },
  { language, wanted: 'shortest', most: Math.min, least: Math.max },
]);

test.each(byLength)(
  'choosing the $wanted as the most effective gives little in $language',
  (one) => {
    const { items } = judgementTexts(one.language);
    const answers = questionIds.map((questionId, at) => {
      const lengths = items[at]?.responses.map(({ length }) => length) ?? [];
      const most = lengths.indexOf(one.most(...lengths));
      const least = lengths.indexOf(one.least(...lengths));
      return { questionId, index: choiceIndex({ most, least }) };
    });
    const { points, interval } = scoreJudgement(answers);
    expect([points, interval[0] <= chancePoints]).toEqual([points, true]);
  },
);
