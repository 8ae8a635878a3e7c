import type { StoredAnswer } from '@assay/contract/instruments';
import { choicePair, type JudgementChoice } from '@assay/contract/judgement-choice';
import { quantile } from '../statistics/descriptive.ts';
import { judgementVersion, keyOf, possiblePoints, questionIds } from './definition.ts';
import { pointsInterval } from './precision.ts';

/** One situation as it was answered: places of the two responses, 0..3. */
interface ChosenResponses extends JudgementChoice {
  questionId: number;
}

/** A scored sitting, as it is stored (plain JSON). */
export interface StoredJudgement {
  instrument: 'judgement';
  version: string;
  /** In the order in which they are asked. What each gave is not kept: who reads their own data would read the key. */
  situations: ChosenResponses[];
  /** 0..48. */
  points: number;
  possible: number;
  /** Within which the points of this person would mostly lie; whole points: `precision.ts`. */
  interval: [low: number, high: number];
  /** Seconds that half of the situations took at most; null where too few times are known. */
  medianSeconds: number | null;
}

/** With fewer times the middle one says nothing. */
const enoughTimes = 6;

/**
 * Points of one situation, 0..4: for the most effective response 2 where the key says the same and 1 where it ranks it second; for
 * the least effective one 2 and 1 in the same way. Nothing is taken off.
 * @throws RangeError for a question or response that there is not, or one response chosen as both.
 */
export function pointsOf(questionId: number, most: number, least: number): number {
  const responses = keyOf(questionId);
  const [best, worst] = [responses[most], responses[least]];
  if (best === undefined || worst === undefined || best === worst) {
    throw new RangeError(`Question ${questionId} has no such two responses: ${most}, ${least}`);
  }
  return Math.max(0, 3 - best.rank) + Math.max(0, worst.rank - 2);
}

/** @throws RangeError for a situation that is missing or there twice, and as `pointsOf` does. */
export function scoreJudgement(answers: readonly StoredAnswer[]): StoredJudgement {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  if (given.size < answers.length) throw new RangeError('A situation is answered twice');
  const stranger = answers.find(({ questionId }) => !questionIds.includes(questionId));
  if (stranger) throw new RangeError(`There is no question ${stranger.questionId}`);
  const situations = questionIds.map((questionId): ChosenResponses => {
    const answer = given.get(questionId);
    if (answer === undefined) throw new RangeError(`Question ${questionId} has no answer`);
    return { questionId, ...choicePair(answer.index) };
  });
  const points = situations.reduce(
    (sum, { questionId, most, least }) => sum + pointsOf(questionId, most, least),
    0,
  );
  const times = answers.flatMap(({ seconds }) => seconds ?? []);
  return {
    instrument: 'judgement',
    version: judgementVersion,
    situations,
    points,
    possible: possiblePoints,
    interval: pointsInterval(points),
    medianSeconds: times.length < enoughTimes ? null : quantile(times, 0.5),
  };
}
