import { wilson } from '../statistics/share-interval.ts';
import { possiblePoints } from './definition.ts';

/**
 * As how many questions with one right answer the twelve situations count in the range of a score. Provisional: made-up people who
 * answer all of it again and again vary no more than this says (`judgement.simulation.test.ts`), and a third is added for
 * situations that could have been asked instead, which is our assumption. Real answers will replace it.
 */
export const effectiveQuestions = 18;

/**
 * The range within which 95 of 100 repetitions would find somebody's points, rounded to whole points; never without a width, and
 * within 0..48. @param points 0..48.
 */
export function pointsInterval(points: number): [low: number, high: number] {
  const [low, high] = wilson(points / possiblePoints, effectiveQuestions);
  return [Math.round(low * possiblePoints), Math.round(high * possiblePoints)];
}
