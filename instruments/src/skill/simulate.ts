import type { StoredAnswer } from '@assay/contract/instruments';
import { normalCdf } from '../statistics/normal.ts';
import { seededRandom, type SeededRandom } from '../statistics/random.ts';
import { type KeyedQuestion, maximumOf, type SkillForm } from './form.ts';

/*
 * Made-up people for demonstrations and tests. Which option somebody chooses follows a nominal response model (Bock
 * 1972): the best option gains with ability, partly right ones gain less, wrong ones lose. How attractive each wrong
 * option is, is drawn from the question's version, so that it is the same for everybody.
 */

export interface MadeUpCandidate {
  /** Standard normal. */
  ability: number;
  /** Factor on the time that a question takes, 1 on average. */
  pace: number;
}

/** Share of people of average ability who choose the best option, by the author's level. */
const rightShare = { 1: 0.82, 2: 0.62, 3: 0.42 } as const;

/** Part of the time allowed that a question takes on average, and how much it varies (of the logarithm). */
const usualTime = { share: 0.4, sd: 0.35 };

/** Draws a person. */
export function makeUpCandidate(random: SeededRandom): MadeUpCandidate {
  return { ability: random.normal(), pace: Math.exp(0.25 * random.normal()) };
}

interface Attraction {
  slope: number;
  intercept: number;
}

function attractionsOf(question: KeyedQuestion): Attraction[] {
  const random = seededRandom(question.versionId);
  const maximum = maximumOf(question);
  const steepness = 0.9 * Math.exp(0.25 * random.normal());
  const share = Math.min(
    0.95,
    Math.max(0.1, rightShare[question.level ?? 2] + 0.06 * random.normal()),
  );
  const drawn = question.options.map(({ score }) => ({
    score,
    weight: Math.exp(0.6 * random.normal()),
    ease: random.uniform(),
  }));
  const sum = (best: boolean) =>
    drawn.reduce((all, one) => all + ((one.score === maximum) === best ? one.weight : 0), 0);
  const sums = { best: sum(true), other: sum(false) };
  return drawn.map(({ score, weight, ease }) => {
    const part = score / maximum;
    const intercept =
      part === 1
        ? Math.log((share * weight) / sums.best)
        : Math.log(((1 - share) * weight) / sums.other);
    const slope = part > 0 ? steepness * part : -0.4 * steepness * ease;
    return { slope, intercept };
  });
}

/** Probability of each option, in the bank's order, for somebody who answers in time. */
function probabilitiesOf(question: KeyedQuestion, ability: number): number[] {
  const weights = attractionsOf(question).map(({ slope, intercept }) =>
    Math.exp(slope * ability + intercept),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function pick(probabilities: readonly number[], random: SeededRandom): number {
  let left = random.uniform();
  const chosen = probabilities.findIndex((probability) => (left -= probability) < 0);
  return chosen === -1 ? probabilities.length - 1 : chosen;
}

/** The person's answers on one occasion; a question that took too long has none. */
export function answersOf(
  person: MadeUpCandidate,
  { questions }: SkillForm,
  random: SeededRandom,
): StoredAnswer[] {
  return questions.flatMap((question) => {
    const index = pick(probabilitiesOf(question, person.ability), random);
    const taken =
      question.seconds * usualTime.share * person.pace * Math.exp(usualTime.sd * random.normal());
    if (taken > question.seconds) return [];
    return [
      { questionId: question.questionId, index, seconds: Math.max(2, Math.round(10 * taken) / 10) },
    ];
  });
}

/** What the person would get on average over many occasions, 0..100 per cent of the maximum: the true score. */
export function truePercent(person: MadeUpCandidate, { questions }: SkillForm): number {
  const inTime = normalCdf(-Math.log(usualTime.share * person.pace) / usualTime.sd);
  let points = 0;
  let maximum = 0;
  for (const question of questions) {
    const probabilities = probabilitiesOf(question, person.ability);
    question.options.forEach(({ score }, position) => {
      points += inTime * score * (probabilities[position] ?? 0);
    });
    maximum += maximumOf(question);
  }
  return (100 * points) / maximum;
}

/**
 * A made-up person's answers to a form, the same for the same seed, with plausible seconds. About 2 in 100 questions
 * have none, because their time ran out.
 * @param seed a safe integer. @throws RangeError when it is none, or for a question without a right option.
 */
export function simulateSkill(seed: number, form: SkillForm): StoredAnswer[] {
  const random = seededRandom(seed);
  return answersOf(makeUpCandidate(random), form, random);
}
