import { type Seed, seededRandom, type SeededRandom } from '../statistics/random.ts';
import type { SkillLevel, SkillTest } from './definition.ts';

/** What an option of a question is worth, 0..1. */
export interface KeyedOption {
  id: number;
  score: number;
}

/** One question of a sitting with its key, in the version in which it was asked. It never leaves the server. */
export interface KeyedQuestion {
  questionId: number;
  versionId: number;
  topic: string;
  /** What everybody gets, without anybody's extra time. */
  seconds: number;
  /** What this person got, where that was more. */
  granted?: number;
  /** In the bank's order; an answer's `index` is a position in this list, however the options were shown. */
  options: readonly KeyedOption[];
  /** False when the sitting ended before it was shown. */
  shown?: boolean;
  level?: SkillLevel;
}

/** What one sitting is made of, for scoring. */
export interface SkillForm {
  testId: number;
  /** In the order in which they were asked. */
  questions: readonly KeyedQuestion[];
}

/**
 * What a question can give at most: its best single option, because one is chosen.
 * @returns more than 0, up to 1. @throws RangeError when an option is worth less than 0 or more than 1, or none anything.
 */
export function maximumOf({ versionId, options }: KeyedQuestion): number {
  const scores = options.map(({ score }) => score);
  if (scores.some((score) => !(score >= 0 && score <= 1))) {
    throw new RangeError(`Version ${versionId} has an option outside 0..1`);
  }
  const best = Math.max(0, ...scores);
  if (best === 0) throw new RangeError(`Version ${versionId} has no right option`);
  return best;
}

/** Fisher and Yates: every order is equally likely. */
function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const pile = [...items];
  const drawn: Item[] = [];
  while (pile.length > 0) drawn.push(...pile.splice(random.integer(0, pile.length - 1), 1));
  return drawn;
}

/** A question's place in a sitting, and the order in which its options are shown. */
export interface Arranged {
  questionId: number;
  /** Positions in the bank's order: [2, 0, 1] shows the third option first. */
  order: number[];
}

/**
 * The order of questions and options in one sitting: the same seed, the same order. It depends on the order in which the
 * questions are given, so a sitting's order is drawn once and kept.
 * @param questions with their numbers of options, in the bank's order.
 * @param seed whole numbers, their lowest 32 bits count; four of them, so that nobody finds the order by trying.
 * @throws RangeError for an impossible seed.
 */
export function arrange(
  questions: readonly { questionId: number; options: number }[],
  seed: Seed,
): Arranged[] {
  const random = seededRandom(seed);
  return shuffled(questions, random).map(({ questionId, options }) => ({
    questionId,
    order: shuffled(
      Array.from({ length: options }, (_, position) => position),
      random,
    ),
  }));
}

/**
 * Which questions of a pool one sitting asks, balanced over their topics: every window of the drawn order has of each topic
 * what is its share, to within one question.
 *
 * The order belongs to the seed, and each further sitting takes the next window of it. So whoever takes the test again with
 * the same seed meets no question twice before the pool is used up.
 * @param pool in the bank's order. @param seed the same for all sittings of one person.
 * @param about.count null for all. @param about.before how many sittings there were, 0 and up.
 * @returns `count` different questions, fewer only where the pool has fewer, in the bank's order.
 * @throws RangeError for an impossible seed.
 */
export function drawFrom<Question extends { topic: string }>(
  pool: readonly Question[],
  seed: Seed,
  { count, before }: { count: number | null; before: number },
): Question[] {
  if (count === null || count >= pool.length) return [...pool];
  const random = seededRandom(seed);
  const mixed = shuffled(pool, random);
  const topics = new Map<string, Question[]>();
  for (const question of mixed) {
    topics.set(question.topic, [...(topics.get(question.topic) ?? []), question]);
  }
  // Each topic is laid out evenly between 0 and 1, from a start of its own.
  const placed = [...topics.values()].flatMap((own) => {
    const start = random.uniform();
    return own.map((question, at) => ({ question, place: (at + start) / own.length }));
  });
  const order = placed.toSorted((a, b) => a.place - b.place).map(({ question }) => question);
  const first = (before * count) % order.length;
  const drawn = new Set(
    Array.from({ length: count }, (_, at) => order[(first + at) % order.length]),
  );
  return pool.filter((question) => drawn.has(question));
}

/**
 * A form made of a test that lies in no bank yet, in its own order: for tests and demonstrations. Questions, versions
 * and options count from 1.
 */
export function formOf({ questions }: SkillTest, testId = 1): SkillForm {
  let optionId = 0;
  return {
    testId,
    questions: questions.map(({ topic, seconds, level, options }, position) => ({
      questionId: position + 1,
      versionId: position + 1,
      topic,
      seconds,
      level,
      options: options.map(({ score }) => ({ id: (optionId += 1), score })),
    })),
  };
}
