import type { StoredAnswer } from '@assay/contract/instruments';
import { choiceIndex } from '@assay/contract/judgement-choice';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import { keyOf, questionIds } from './definition.ts';

/*
 * Made-up people for demonstrations and tests. How they see a response is its value in the key times how much they agree with the
 * key, and chance; what looks best to them they choose as the most effective one, what looks worst as the least. All of it is our
 * assumption: nobody has answered yet.
 */

/** Agreement of the made-up people: 0 is chance alone; spread so that results lie between chance and nearly everything. */
const agreement = { mean: 1, spread: 0.5 };

export function drawAgreement(random: SeededRandom): number {
  return Math.max(0, agreement.mean + agreement.spread * random.normal());
}

/** One person's twelve answers on one occasion. */
export function answersOf(agrees: number, random: SeededRandom): StoredAnswer[] {
  return questionIds.map((questionId, place) => {
    const seen = keyOf(questionId).map(({ rank }) => agrees * (4 - rank) + 1.3 * random.normal());
    const most = seen.indexOf(Math.max(...seen));
    const least = seen.indexOf(Math.min(...seen));
    const index = choiceIndex({ most, least });
    const seconds = Math.max(8, Math.round(10 * 60 * Math.exp(0.35 * random.normal())) / 10);
    return place === 0 ? { questionId, index } : { questionId, index, seconds };
  });
}

/**
 * A made-up person's twelve answers, the same for the same seed, with plausible seconds (the first has none).
 * @param seed a safe integer. @throws RangeError when it is none.
 */
export function simulateJudgement(seed: number): StoredAnswer[] {
  const random = seededRandom(seed);
  return answersOf(drawAgreement(random), random);
}
