import fiveFactor from './five-factor-norms.json' with { type: 'json' };
import { facets, factors, type ScaleCode, tendencies } from './scales.ts';
import tendencyData from './tendency-norms.json' with { type: 'json' };

/** What a report cites. */
export interface NormCitation {
  name: string;
  version: string;
  group: string;
  source: string;
  /** People in the norm group; null where the source does not publish it. */
  n: number | null;
}

/** Raw-score mean and standard deviation of one scale, with the reliability (0..1) that goes with them. */
export interface ScaleNorm {
  mean: number;
  sd: number;
  reliability: number;
}

export interface Norm extends NormCitation {
  scales: ({ code: ScaleCode } & ScaleNorm)[];
}

type PooledGroup = (typeof fiveFactor.pooled.groups)[number];

/*
 * Only the groups pooled over sex are used: people are not scored by their sex. They are mixtures of the
 * published groups with equal weights, because the source gives no group sizes.
 */
const pooled = fiveFactor.pooled.groups;

function groupOf(age: number | undefined): PooledGroup {
  if (age !== undefined && !(age >= 0 && age <= 130)) throw new RangeError(`Not an age: ${age}`);
  const years = age === undefined ? undefined : Math.floor(age);
  const group = pooled.find(({ ageMin, ageMax }) =>
    years === undefined
      ? ageMin === 21 && ageMax === 60
      : years >= (ageMin ?? 0) && years <= (ageMax ?? 130),
  );
  if (!group) throw new Error(`No norm group for age ${age}`);
  return group;
}

/** Whole years, both ends included; null where a group is open on that side. */
export interface Ages {
  from: number | null;
  to: number | null;
}

/** What a group is called. */
export function groupName({ from, to }: Ages): string {
  if (from === null) return `age up to ${to}`;
  return to === null ? `age ${from} and over` : `age ${from}–${to}`;
}

function nameOf({ ageMin, ageMax }: PooledGroup): string {
  return groupName({ from: ageMin, to: ageMax });
}

function toNorm(group: PooledGroup): Norm {
  return {
    name: 'IPIP-NEO-120 (Johnson), women and men pooled',
    version: '2021-06',
    group: nameOf(group),
    source:
      'J. A. Johnson, scoring script of the short IPIP-NEO, June 2021 (public domain): volunteers on the ' +
      'internet, mainly from the United States, neither representative nor applicants. The sexes were pooled by ' +
      'us with equal weights.',
    n: null,
    scales: [
      ...factors.map(({ code }) => ({
        code,
        ...group.domains[code],
        reliability: fiveFactor.alpha.domainMean,
      })),
      ...facets.map(({ code }) => ({
        code,
        mean: group.facets[code].mean,
        sd: group.facets[code].sd,
        reliability: fiveFactor.alpha.facetMean,
      })),
    ],
  };
}

/**
 * Norm of the 5 factors (raw 24..120) and 30 facets (raw 4..20), the same for everybody: the group 21–60. Selection may be
 * scored neither by sex nor by age.
 */
export function fiveFactorNorm(): Norm {
  return toNorm(groupOf(undefined));
}

/**
 * The group of one age, which a report on development may name beside the norm for everybody.
 * @param age whole or broken years, 0..130.
 * @throws RangeError for an age outside that range.
 */
export function ageGroupNorm(age: number): Norm {
  return toNorm(groupOf(age));
}

/** The ages of a group of factors and facets, or undefined when it is none of ours. */
export function agesOf({ group }: NormCitation): Ages | undefined {
  const found = pooled.find((one) => nameOf(one) === group);
  return found && { from: found.ageMin, to: found.ageMax };
}

/** How norms that were made from an installation's own people are cited. */
export const ownNorms = {
  fiveFactor: 'Own people, women and men together',
  tendencies: 'Own people, tendencies',
  source: 'Results of this installation',
} as const;

const startingName = 'Tendencies, starting values';

/** Whether a norm of the tendencies is the one that comes from other items. */
export function isStartingNorm({ name }: NormCitation): boolean {
  return name === startingName;
}

/**
 * Starting norm of the 8 tendencies (raw 4..20). It comes from the same constructs measured with other items,
 * on a scale of 0..100 that is (raw − 4) / 16 · 100, so it is provisional.
 */
export function tendencyNorm(): Norm {
  return {
    name: startingName,
    version: '1',
    group: 'age 18–70',
    source:
      'Means and standard deviations of the same constructs in the SPI-27 (public domain), which asks other ' +
      'questions. Provisional until enough people have answered ours.',
    n: 3353,
    scales: tendencies.map(({ code, name }) => {
      const { mean, sd, alpha } = tendencyData.scales[sourceNameOf(name)];
      return { code, mean: 4 + (mean * 16) / 100, sd: (sd * 16) / 100, reliability: alpha };
    }),
  };
}

/** "Learning pace" is called LearningPace in the file. */
function sourceNameOf(name: string): keyof typeof tendencyData.scales {
  const joined = name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return joined as keyof typeof tendencyData.scales;
}

/** Every norm that results are compared with. @public */
export function personalityNorms(): Norm[] {
  return [fiveFactorNorm(), tendencyNorm()];
}
