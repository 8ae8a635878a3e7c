import { categories, type CategoryCode } from '../culture/categories.ts';
import { itemCategories } from '../culture/definition.ts';
import { type EmphasisProfile, emphasisProfile } from '../culture/emphasis.ts';
import { scoreCulture } from '../culture/score.ts';
import {
  cultureAnswersOf,
  expectedAnswer,
  type MadeUpCulture,
  makeUpCulture,
  spreads,
} from '../culture/simulate.ts';
import { pearson } from '../statistics/correlation.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { seededRandom } from '../statistics/random.ts';
import { cronbachAlpha } from '../statistics/reliability.ts';

/** A made-up person who answers twice, with the wishes that only a simulation knows. */
export interface CultureMember {
  person: MadeUpCulture;
  values: number[];
  first: EmphasisProfile;
  second: EmphasisProfile;
}

function profileOf(values: readonly number[]): EmphasisProfile {
  const profile = emphasisProfile(values);
  if (!profile) throw new Error('Too few answers');
  return profile;
}

/** The people with the seeds 1..n; their first answers are those of `simulateCulture`. */
export function makeCultureCohort(n: number): CultureMember[] {
  return Array.from({ length: n }, (_, position) => {
    const random = seededRandom(position + 1);
    const person = makeUpCulture(random, 'subject');
    const answer = () =>
      scoreCulture(cultureAnswersOf(person, random)).values.map((value) => value ?? 0);
    const values = answer();
    return { person, values, first: profileOf(values), second: profileOf(answer()) };
  });
}

/** What a cohort shows of one category; shares in 0..1. */
export interface CategoryMeasures {
  code: CategoryCode;
  name: string;
  /** Cronbach's alpha of the five answers as they are, and of the centred ones. */
  alpha: number;
  centredAlpha: number;
  /** Correlation of the centred means of two occasions. */
  retest: number;
  /** Of the centred mean. */
  mean: number;
  sd: number;
  /** Mean half width of the 95 % band. */
  half: number;
  shares: { low: number; middle: number; high: number };
  /** People whose lasting wish, over all practices of this kind, lies in the band. */
  covered: number;
}

/** What somebody would answer on average over many practices of each category, less the mean of the eight. */
function trueCentred({ level, categories: wishes }: MadeUpCulture, code: CategoryCode): number {
  const sd = Math.hypot(spreads.item, spreads.chance);
  const expected = (one: CategoryCode) =>
    expectedAnswer(level + spreads.category * wishes[one], sd);
  return expected(code) - mean(categories.map((one) => expected(one.code)));
}

const centredValues = ({ values, first }: CultureMember) =>
  values.map((value) => value - first.ownMean);

function alphaOf(rows: readonly (readonly number[])[], code: CategoryCode): number {
  const own = rows.map((row) => row.filter((_, at) => itemCategories[at] === code));
  return cronbachAlpha(own) ?? 0;
}

/** All eight categories, in their order. */
export function measureCategories(cohort: readonly CultureMember[]): CategoryMeasures[] {
  const answers = cohort.map(({ values }) => values);
  const centred = cohort.map(centredValues);
  return categories.map(({ code, name }) => {
    const rows = cohort.flatMap(({ person, first, second }) => {
      const now = first.categories.find((one) => one.code === code);
      const later = second.categories.find((one) => one.code === code);
      return now && later ? [{ now, later, truth: trueCentred(person, code) }] : [];
    });
    const share = (test: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(test).length / rows.length;
    const nows = rows.map(({ now }) => now.centred);
    return {
      code,
      name,
      alpha: alphaOf(answers, code),
      centredAlpha: alphaOf(centred, code),
      retest:
        pearson(
          nows,
          rows.map(({ later }) => later.centred),
        ) ?? 0,
      mean: mean(nows),
      sd: standardDeviation(nows),
      half: mean(rows.map(({ now }) => (now.interval[1] - now.interval[0]) / 2)),
      shares: {
        low: share(({ now }) => now.emphasis === 'low'),
        middle: share(({ now }) => now.emphasis === 'middle'),
        high: share(({ now }) => now.emphasis === 'high'),
      },
      covered: share(({ now, truth }) => now.interval[0] <= truth && truth <= now.interval[1]),
    };
  });
}

/** How many categories are named low or high on average, and for people to whom all eight are alike. */
export function measureNaming(cohort: readonly CultureMember[]): {
  named: number;
  namedOfIndifferent: number;
} {
  const count = ({ categories: all }: EmphasisProfile) =>
    all.filter(({ emphasis }) => emphasis !== 'middle').length;
  const none = Object.fromEntries(categories.map(({ code }) => [code, 0]));
  const indifferent = cohort.map((_, position) => {
    const random = seededRandom(position + 1);
    const { values } = scoreCulture(
      cultureAnswersOf(makeUpCulture(random, 'subject', none), random),
    );
    return count(profileOf(values.map((value) => value ?? 0)));
  });
  return {
    named: mean(cohort.map(({ first }) => count(first))),
    namedOfIndifferent: mean(indifferent),
  };
}
