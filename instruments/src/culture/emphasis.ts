import { toTenth } from '../score/standard-scores.ts';
import { studentQuantile } from '../statistics/beta.ts';
import { mean } from '../statistics/descriptive.ts';
import { enoughItems, type ItemValues } from './answers.ts';
import { categories, type CategoryCode } from './categories.ts';
import { itemCategories } from './definition.ts';

/** Where a category stands among the same respondent's others. */
export type Emphasis = 'low' | 'middle' | 'high';

/** One category of one respondent; points of the scale 1..7, one decimal, unless said otherwise. */
export interface CategoryEmphasis {
  code: CategoryCode;
  /** Mean of the category's answers. */
  mean: number;
  /** The same less the respondent's own mean, −6..6. */
  centred: number;
  /** Standard error of `centred`, unrounded. */
  se: number;
  /** 95 % band of `centred`. */
  interval: [low: number, high: number];
  /** `high` when the whole band lies above 0, `low` when it lies below. */
  emphasis: Emphasis;
}

/** All that the bands are made of, unrounded, so that a report can open its calculation. */
export interface EmphasisProfile {
  /** Mean of all answers: the point that categories are centred on. */
  ownMean: number;
  /** Spread of the answers within their categories, pooled. */
  spreadWithin: number;
  degreesOfFreedom: number;
  /** Categories with too few answers are missing. */
  categories: CategoryEmphasis[];
}

/** Whole-number answers hide differences of this variance, so agreement can never look perfect. */
const roundingVariance = 1 / 12;

const given = (values: ItemValues) => values.filter((value) => value !== null);
const squaresAround = (values: readonly number[], centre: number) =>
  values.reduce((sum, value) => sum + (value - centre) ** 2, 0);

function emphasisOf([low, high]: readonly [number, number]): Emphasis {
  if (low > 0) return 'high';
  return high < 0 ? 'low' : 'middle';
}

interface Group {
  code: CategoryCode;
  /** How many questions the category has. */
  size: number;
  answers: number[];
}

function groupsOf(values: ItemValues): Group[] {
  return categories.map(({ code }) => {
    const whole = values.filter((_, position) => itemCategories[position] === code);
    return { code, size: whole.length, answers: given(whole) };
  });
}

function toCategory(
  { code, answers }: Group,
  { ownMean, variance, t, n }: { ownMean: number; variance: number; t: number; n: number },
): CategoryEmphasis {
  const centred = mean(answers) - ownMean;
  const se = Math.sqrt(variance * (1 / answers.length - 1 / n));
  const interval: [number, number] = [toTenth(centred - t * se), toTenth(centred + t * se)];
  return {
    code,
    mean: toTenth(mean(answers)),
    centred: toTenth(centred),
    se,
    interval,
    emphasis: emphasisOf(interval),
  };
}

/**
 * A respondent's categories, centred on the own mean (ipsatised), so that a habit of using high or low numbers drops out.
 *
 * The standard error comes from the respondent's own answers: a category's five questions stand for all that could have
 * been asked about it, so its mean is as sure as they agree. With s² pooled over the categories, the variance of a
 * centred mean of n among N answers is s² (1/n − 1/N); the band takes Student's t with N − 8 degrees of freedom.
 * @param values 40 answers, or differences or means of such, in the order of the questions.
 * @returns null with fewer than 30 of 40 answers.
 */
export function emphasisProfile(values: ItemValues): EmphasisProfile | null {
  const all = given(values);
  if (all.length < enoughItems * itemCategories.length) return null;
  const ownMean = mean(all);
  const groups = groupsOf(values).filter(({ answers }) => answers.length > 0);
  const degreesOfFreedom = all.length - groups.length;
  const within = groups.reduce(
    (sum, { answers }) => sum + squaresAround(answers, mean(answers)),
    0,
  );
  const variance = Math.max(within / degreesOfFreedom, roundingVariance);
  const t = studentQuantile(0.975, degreesOfFreedom);
  return {
    ownMean,
    spreadWithin: Math.sqrt(variance),
    degreesOfFreedom,
    categories: groups
      .filter(({ answers, size }) => answers.length >= enoughItems * size)
      .map((group) => toCategory(group, { ownMean, variance, t, n: all.length })),
  };
}
