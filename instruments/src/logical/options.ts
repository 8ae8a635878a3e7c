import type { SeededRandom } from '../statistics/random.ts';
import { pick, shuffle, Unlucky, upTo } from './chance.ts';
import { type Attribute, domains, type Panel, panelKey, within } from './panel.ts';

/*
 * Six options that are right in some respects and wrong in others, so arranged that looking at the options alone
 * does not help: what most of them share is no more often right than wrong.
 */

/** One respect in which an option can be wrong: level 0 leaves it right, each further level is another error. */
export interface Respect {
  levels: number;
  apply(panel: Panel, level: number): Panel;
}

/**
 * Errors in one attribute.
 * @param likely values that a dropped or mistaken rule leads to, those first; others fill up.
 * @param readings values that another way of reading leads to: never offered.
 */
export function attributeErrors(
  random: SeededRandom,
  attribute: Attribute,
  right: number,
  { likely, readings }: { likely: readonly number[]; readings: ReadonlySet<number> },
): Respect {
  const fits = (value: number) =>
    value !== right && !readings.has(value) && within(attribute, value) === value;
  const inRange = likely.map((value) => within(attribute, value) ?? -1).filter(fits);
  const others = shuffle(random, upTo(domains[attribute].size).filter(fits));
  const wrong = [...new Set([...shuffle(random, inRange), ...others])].slice(0, 2);
  if (wrong.length === 0) throw new Unlucky();
  return {
    levels: 1 + wrong.length,
    apply: (panel, level) =>
      level === 0 ? panel : { ...panel, [attribute]: wrong[level - 1] ?? right },
  };
}

/** Errors in one set: a member too many or too few, each by itself. */
export function memberErrors(attribute: Attribute, members: readonly number[]): Respect[] {
  return members.map((member) => ({
    levels: 2,
    apply: (panel, level) =>
      level === 0 ? panel : { ...panel, [attribute]: (panel[attribute] ?? 0) ^ (1 << member) },
  }));
}

/** Two such errors as one respect: both, or the second only on top of the first. */
function nestedErrors(random: SeededRandom, [first, second]: Respect[]): Respect {
  if (!first || !second) throw new Unlucky();
  const [left, right] = shuffle(random, [first, second]);
  // The right one is as often the odd one out as it is what the wrong ones have in common.
  const chained = random.integer(0, 2) > 0;
  return {
    levels: 3,
    apply(panel, level) {
      if (level === 0 || !left || !right) return panel;
      if (level === 1) return left.apply(panel, 1);
      return right.apply(chained ? left.apply(panel, 1) : panel, 1);
    },
  };
}

const cube = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 1, 1],
] as const;

/**
 * The right option first, then five others, all different.
 * @param respects two (one of them with two errors) or three.
 */
export function offer(
  random: SeededRandom,
  answer: Panel,
  respects: readonly Respect[],
): [Panel, ...Panel[]] {
  const [first, second, third] = shuffle(random, respects);
  if (!first || !second || respects.length > 3) throw new RangeError('Two or three respects');
  const make = (levels: readonly number[]) =>
    [first, second, third].reduce(
      (panel, respect, at) => respect?.apply(panel, levels[at] ?? 0) ?? panel,
      answer,
    );
  const pairs = () => {
    const wide = pick(
      random,
      [0, 1].filter((at) => (at === 0 ? first : second).levels > 2),
    );
    return upTo(6).map((at) => (wide === 0 ? [at % 3, at % 2] : [at % 2, at % 3]));
  };
  const options = third ? cube.map(make) : pairs().map(make);
  if (options.some(({ cells, strokes }) => cells === 0 || strokes === 0)) throw new Unlucky();
  if (new Set(options.map(panelKey)).size !== 6) throw new Unlucky();
  return [answer, ...options.slice(1)];
}

/** Errors in a set by themselves, or fewer of them beside those in other attributes. */
export function arrange(
  random: SeededRandom,
  members: readonly Respect[],
  others: readonly Respect[],
): Respect[] {
  const chosen = shuffle(random, members);
  if (members.length === 0 || others.length === 0) return [...chosen, ...others];
  if (others.length === 1) return [nestedErrors(random, chosen), ...others];
  return [...chosen.slice(0, 1), ...others];
}

/** The attributes that options differ in: those with a rule, and where that is only one, one that stays the same. */
export function askedOf(plan: Readonly<Partial<Record<Attribute, string>>>): Attribute[] {
  const attributes = Object.keys(plan) as Attribute[];
  const ruled = attributes.filter((attribute) => plan[attribute] !== 'same');
  const constant = attributes.filter((attribute) => plan[attribute] === 'same');
  const enough = ruled.length > 1 || ruled.some((attribute) => domains[attribute].kind === 'set');
  return enough ? ruled : [...ruled, ...constant.slice(0, 1)];
}
