import { type GroupCount, type GroupRate, impactRatios } from '../statistics/adverse-impact.ts';

interface NamedGroup extends GroupCount {
  name: string;
}

/** What taking the third of one's own people with the highest fit would do. */
export interface TopThird {
  people: number;
  /** Those at the limit are all taken, so it may be more than a third. */
  taken: number;
  /** The lowest fit among them. */
  limit: number;
  groups: TopThirdGroup[];
}

export interface TopThirdGroup extends GroupRate<NamedGroup> {
  /** Rate below four fifths of the highest, and too far for chance: Fisher's exact p < .05. */
  adverse: boolean;
}

/**
 * Adverse impact of choosing by a fit, tried on people of one's own.
 * @param people the fit of each (a higher one is better) and the group; null where it is not known.
 * @returns groups of 30 or more, each beside the one that is taken most; null without people.
 */
export function simulateTopThird(
  people: readonly { fit: number; group: string | null }[],
): TopThird | null {
  const sorted = people.map(({ fit }) => fit).toSorted((one, other) => other - one);
  const limit = sorted[Math.ceil(sorted.length / 3) - 1];
  if (limit === undefined) return null;
  const groups = new Map<string, NamedGroup>();
  for (const { fit, group: name } of people) {
    if (name === null) continue;
    const counted = groups.get(name) ?? { name, people: 0, passed: 0 };
    counted.people += 1;
    if (fit >= limit) counted.passed += 1;
    groups.set(name, counted);
  }
  return {
    people: people.length,
    taken: people.filter(({ fit }) => fit >= limit).length,
    limit,
    groups: impactRatios([...groups.values()]).map((rate) => ({
      ...rate,
      adverse: rate.below && rate.p < 0.05,
    })),
  };
}
