import type { StoredAnswer } from '@assay/contract/instruments';
import { byCategory } from '../culture/categories.ts';
import { type Match, type MatchBand, matchProfiles } from '../culture/match.ts';
import { matchInWords } from '../culture/comparison.ts';
import { isShared, scoreOrganization } from '../culture/organization.ts';
import { scoreCulture } from '../culture/score.ts';
import {
  cultureAnswersOf,
  type MadeUpCulture,
  makeUpCulture,
  managersAnswersOf,
  simulateManagers,
  spreads,
} from '../culture/simulate.ts';
import { itemCategories } from '../culture/definition.ts';
import { mean, quantile, standardDeviation } from '../statistics/descriptive.ts';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';

/** How many managers describe a made-up organisation, and how far they agree. */
const managers = 5;
const agreement = 0.85;

/**
 * How near the wishes are to the culture: answers by chance, or a correlation of the lasting wishes with the lasting
 * culture, before either is measured.
 */
export type Likeness = 'random' | number;

/** One subject and one organisation. */
interface MadeUpPair {
  likeness: Likeness;
  /** By practice, in points: how much more than the others it is liked by everybody, and said of every organisation. */
  appeal: readonly number[];
  organization: MadeUpCulture;
  /** What is the subject's own, before it is mixed with the organisation's. */
  own: MadeUpCulture;
}

function mix({ likeness, organization, own }: MadeUpPair): MadeUpCulture {
  const share = likeness === 'random' ? 0 : likeness;
  const blend = (common: number, alone: number) =>
    share * common + Math.sqrt(1 - share * share) * alone;
  return {
    ...own,
    categories: byCategory((code) => blend(organization.categories[code], own.categories[code])),
    items: own.items.map((alone, at) => blend(organization.items[at] ?? 0, alone)),
  };
}

const noAppeal = itemCategories.map(() => 0);

/** The same for everybody. @param spread standard deviation in points. */
function commonAppeal(spread: number): number[] {
  const random = seededRandom(20260104);
  return itemCategories.map(() => spread * random.normal());
}

function drawPair(
  random: SeededRandom,
  likeness: Likeness,
  appeal: readonly number[] = noAppeal,
): MadeUpPair {
  return {
    likeness,
    appeal,
    organization: makeUpCulture(random, 'organization'),
    own: makeUpCulture(random, 'subject'),
  };
}

function lift(one: MadeUpCulture, appeal: readonly number[]): MadeUpCulture {
  return { ...one, items: one.items.map((item, at) => item + (appeal[at] ?? 0) / spreads.item) };
}

/** The same two, asked about 40 other practices of the same categories. */
function askOtherPractices(pair: MadeUpPair, random: SeededRandom): MadeUpPair {
  const items = () => itemCategories.map(() => random.normal());
  return {
    ...pair,
    organization: { ...pair.organization, items: items() },
    own: { ...pair.own, items: items() },
  };
}

function subjectAnswers(pair: MadeUpPair, random: SeededRandom): StoredAnswer[] {
  if (pair.likeness !== 'random') return cultureAnswersOf(lift(mix(pair), pair.appeal), random);
  return itemCategories.map((_, at) => ({ questionId: at + 1, index: random.integer(0, 6) }));
}

function matchOf(pair: MadeUpPair, random: SeededRandom): Match {
  const subject = scoreCulture(subjectAnswers(pair, random));
  const organization = scoreOrganization(
    managersAnswersOf(lift(pair.organization, pair.appeal), random, managers, agreement),
  );
  const { match } = matchProfiles(subject.values, organization?.values ?? []);
  if (!match) throw new Error('No match');
  return match;
}

/** What pairs of a subject and an organisation get; shares in 0..1. */
export interface MatchMeasures {
  mean: number;
  sd: number;
  /** Central 95 % of pairs. */
  range: [low: number, high: number];
  bands: Record<MatchBand, number>;
  /** Pairs of which the report says "could be chance". */
  saidWithinChance: number;
  /** Pairs whose interval holds 0. */
  holdsZero: number;
  /** Median of the categories' gaps, in points. */
  gap: number;
}

/**
 * @param pairs how many people, each beside an organisation of their own.
 * @param appealSpread standard deviation, in points, of what practices have in common appeal.
 */
export function measureMatches(likeness: Likeness, pairs: number, appealSpread = 0): MatchMeasures {
  const appeal = commonAppeal(appealSpread);
  const matches = Array.from({ length: pairs }, (_, seed) => {
    const random = seededRandom(seed + 1);
    return matchOf(drawPair(random, likeness, appeal), random);
  });
  const share = (test: (match: Match) => boolean) => matches.filter(test).length / pairs;
  const rs = matches.map(({ r }) => r);
  const inBand = (band: MatchBand) => share((match) => match.band === band);
  return {
    mean: mean(rs),
    sd: standardDeviation(rs),
    range: [quantile(rs, 0.025), quantile(rs, 0.975)],
    bands: {
      opposed: inBand('opposed'),
      'within chance': inBand('within chance'),
      moderate: inBand('moderate'),
      strong: inBand('strong'),
    },
    saidWithinChance: share(
      (match) => matchInWords(match, 'organization').label === 'Could be chance',
    ),
    holdsZero: share(({ clear }) => !clear),
    gap: quantile(
      matches.flatMap(({ gaps }) => gaps.map(({ rms }) => rms)),
      0.5,
    ),
  };
}

/** Share of pairs, 0..1, whose interval holds what the same two get on average over many more measurements. */
export interface IntervalCoverage {
  samePractices: number;
  /** Asked about 40 other practices of the same categories each time. */
  otherPractices: number;
}

/** @param times how many further measurements make an average. */
export function matchIntervalCoverage(
  likeness: Likeness,
  pairs: number,
  times: number,
): IntervalCoverage {
  const held = Array.from({ length: pairs }, (_, seed) => {
    const random = seededRandom(seed + 1);
    const pair = drawPair(random, likeness);
    const { interval } = matchOf(pair, random);
    const holds = (draw: () => MadeUpPair) => {
      const later = mean(Array.from({ length: times }, () => matchOf(draw(), random).r));
      return interval[0] <= later && later <= interval[1] ? 1 : 0;
    };
    return {
      same: holds(() => pair),
      other: holds(() => askOtherPractices(pair, random)),
    };
  });
  return {
    samePractices: mean(held.map(({ same }) => same)),
    otherPractices: mean(held.map(({ other }) => other)),
  };
}

/** What groups of managers get for their agreement. */
export interface AgreementMeasures {
  mean: number;
  sd: number;
  /** Organisations whose profile counts as shared, 0..1. */
  shared: number;
}

/** @param wanted the agreement that the managers are made with. @param n how many describe each organisation. */
export function measureAgreement(
  wanted: number,
  n: number,
  organizations: number,
): AgreementMeasures {
  const all = Array.from({ length: organizations }, (_, seed) => {
    const stored = scoreOrganization(simulateManagers(seed + 1, n, { agreement: wanted }));
    if (!stored?.agreement) throw new Error('No agreement');
    return { overall: stored.agreement.overall, shared: isShared(stored) === true };
  });
  const found = all.map(({ overall }) => overall);
  return {
    mean: mean(found),
    sd: standardDeviation(found),
    shared: all.filter(({ shared }) => shared).length / organizations,
  };
}
