import type { StoredAnswer } from '@assay/contract/instruments';
import { normalCdf } from '../statistics/normal.ts';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import { byCategory, type CategoryCode } from './categories.ts';
import { itemCategories, optionCount } from './definition.ts';

/*
 * Made-up wishes and cultures for demonstrations and tests. What somebody answers grows from a level of their own, the
 * category, the single practice and chance. Spreads are in points of the scale and ours, chosen so that categories come
 * out as reliable as five-item scales of this kind usually are, between .7 and .8.
 */

export const spreads = {
  /** Of people's and managers' levels. */
  level: 0.55,
  /** Of a category among one person's eight. */
  category: 0.7,
  /** Of a practice within its category: somebody's lasting view of this one practice. */
  item: 0.6,
  /** From one occasion to the next. */
  chance: 0.8,
} as const;

const levels = { subject: 5.1, organization: 4.6 } as const;

/**
 * Two themes that categories share, as loadings: what is new against what is steady, and people against performance.
 * They give the usual picture in which neighbours go together and opposites apart.
 */
const themes: Record<CategoryCode, readonly [fresh: number, people: number]> = {
  INN: [0.6, 0.1],
  STA: [-0.6, 0],
  SUP: [0.1, 0.6],
  RES: [0, -0.5],
  PAC: [0.4, -0.5],
  DET: [-0.5, -0.1],
  TEA: [0.1, 0.5],
  INT: [-0.1, 0.3],
};

/** What somebody wants or an organisation is, apart from chance. Standard normal but for the level. */
export interface MadeUpCulture {
  /** Mean answer, before rounding and cutting off at 1 and 7. */
  level: number;
  categories: Record<CategoryCode, number>;
  /** By position of the question. */
  items: number[];
}

/** Draws wishes or a culture. @param wanted categories in standard deviations, where they are not left to chance. */
export function makeUpCulture(
  random: SeededRandom,
  whose: keyof typeof levels,
  wanted: Partial<Record<CategoryCode, number>> = {},
): MadeUpCulture {
  const level = levels[whose] + (whose === 'subject' ? spreads.level * random.normal() : 0);
  const [fresh, people] = [random.normal(), random.normal()];
  const drawn = byCategory((code) => {
    const [a, b] = themes[code];
    const own = Math.sqrt(1 - a * a - b * b) * random.normal();
    return wanted[code] ?? a * fresh + b * people + own;
  });
  return { level, categories: drawn, items: itemCategories.map(() => random.normal()) };
}

/** The lasting part of each answer, in points of the scale before rounding and cutting off. */
function lastingValues({ level, categories, items }: MadeUpCulture): number[] {
  return itemCategories.map(
    (code, position) =>
      level + spreads.category * categories[code] + spreads.item * (items[position] ?? 0),
  );
}

const toIndex = (value: number) => Math.min(optionCount - 1, Math.max(0, Math.round(value) - 1));

/** Mean of the answers 1..7 that a normal variable gives once rounded and cut off. @param sd > 0. */
export function expectedAnswer(mean: number, sd: number): number {
  let expected = 1;
  for (let limit = 1.5; limit < optionCount; limit += 1) expected += normalCdf((mean - limit) / sd);
  return expected;
}

/** The answers on one occasion: the same person answers a little differently each time. */
export function cultureAnswersOf(one: MadeUpCulture, random: SeededRandom): StoredAnswer[] {
  const pace = 6 * Math.exp(0.25 * random.normal());
  return lastingValues(one).map((value, position) => {
    const index = toIndex(value + spreads.chance * random.normal());
    const seconds = Math.max(1.5, Math.round(10 * pace * Math.exp(0.4 * random.normal())) / 10);
    const answer = { questionId: position + 1, index };
    return position === 0 ? answer : { ...answer, seconds };
  });
}

/**
 * A made-up person's 40 answers, the same for the same seed, with plausible seconds (the first has none).
 * @param seed a safe integer. @param options.wishes categories in standard deviations, where wanted.
 * @throws RangeError when the seed is not a safe integer.
 */
export function simulateCulture(
  seed: number,
  options: { wishes?: Partial<Record<CategoryCode, number>> } = {},
): StoredAnswer[] {
  const random = seededRandom(seed);
  return cultureAnswersOf(makeUpCulture(random, 'subject', options.wishes), random);
}

/** Share of the managers' differences that is a habit of using high or low numbers. */
const levelShare = 0.2;

/** The answers of managers who describe one culture. @param agreement r_wg to expect, 0.5..1. */
export function managersAnswersOf(
  culture: MadeUpCulture,
  random: SeededRandom,
  n: number,
  agreement: number,
): StoredAnswer[][] {
  const variance = 4 * (1 - agreement);
  const ownLevel = Math.sqrt(levelShare * variance);
  // Rounding adds a twelfth of its own.
  const own = Math.sqrt(Math.max(0, (1 - levelShare) * variance - 1 / 12));
  return Array.from({ length: n }, () => {
    const shift = ownLevel * random.normal();
    return lastingValues(culture).map((value, position) => ({
      questionId: position + 1,
      index: toIndex(value + shift + own * random.normal()),
    }));
  });
}

/**
 * The answers of `n` managers about one made-up organisation, the same for the same seed.
 * @param seed a safe integer. @param n 0 and up.
 * @param options.agreement r_wg to expect, 0.5..1; beyond, the ends of the scale would cut off too much.
 * @param options.culture categories in standard deviations, where wanted.
 * @throws RangeError when the seed is not a safe integer or the agreement lies outside.
 */
export function simulateManagers(
  seed: number,
  n: number,
  options: { agreement?: number; culture?: Partial<Record<CategoryCode, number>> } = {},
): StoredAnswer[][] {
  const { agreement = 0.85, culture } = options;
  if (!(agreement >= 0.5 && agreement <= 1)) throw new RangeError(`No agreement: ${agreement}`);
  const random = seededRandom(seed);
  return managersAnswersOf(makeUpCulture(random, 'organization', culture), random, n, agreement);
}
