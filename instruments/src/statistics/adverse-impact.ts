/** How many of a group there were, and how many of them passed. */
export interface GroupCount {
  people: number;
  passed: number;
}

export interface GroupRate<Group extends GroupCount> {
  group: Group;
  /** 0..1. */
  rate: number;
  /** Of the highest rate among the groups, 0..1; null when nobody passed at all. */
  ratio: number | null;
  /** Two-sided, against the group with the highest rate; 1 for that group itself. */
  p: number;
  /** Below four fifths of the highest rate. */
  below: boolean;
}

/**
 * Whether a group passes at less than four fifths of the other's rate, which counts as adverse impact (Uniform Guidelines on
 * Employee Selection Procedures, 1978, § 4 D). In whole numbers: 20 of 30 beside 25 of 30 is four fifths, and as a
 * fraction less by a rounding.
 */
function isBelowFourFifths(one: GroupCount, highest: GroupCount): boolean {
  return 5 * one.passed * highest.people < 4 * highest.passed * one.people;
}

/** Fewer people than this say nothing of a group, and too much of its members. */
const leastGroup = 30;

/**
 * The rates at which groups pass, each beside the highest. Groups of fewer than `leastGroup` are left out.
 * @throws RangeError for counts that cannot be.
 */
export function impactRatios<Group extends GroupCount>(
  groups: readonly Group[],
): GroupRate<Group>[] {
  for (const { people, passed } of groups) {
    if (!(passed >= 0 && passed <= people)) {
      throw new RangeError(`${passed} of ${people} cannot have passed`);
    }
  }
  const large = groups.filter(({ people }) => people >= leastGroup);
  const highest = large.toSorted((one, other) => rateOf(other) - rateOf(one))[0];
  if (highest === undefined) return [];
  return large.map((group) => {
    const [rate, best] = [rateOf(group), rateOf(highest)];
    const ratio = best === 0 ? null : rate / best;
    return {
      group,
      rate,
      ratio,
      p: group === highest ? 1 : fisherExact(group, highest),
      below: isBelowFourFifths(group, highest),
    };
  });
}

const rateOf = ({ people, passed }: GroupCount) => passed / people;

/**
 * Fisher's exact test of two groups, two-sided: the probability of this table and of all that are no likelier, with the
 * same margins (Fisher, 1935).
 * @returns 0..1.
 */
export function fisherExact(one: GroupCount, other: GroupCount): number {
  const passed = one.passed + other.passed;
  const all = one.people + other.people;
  const logs = logFactorials(all);
  const choose = (n: number, k: number) => at(logs, n) - at(logs, k) - at(logs, n - k);
  const chance = (k: number) =>
    Math.exp(choose(one.people, k) + choose(other.people, passed - k) - choose(all, passed));
  const seen = chance(one.passed);
  let p = 0;
  const most = Math.min(one.people, passed);
  for (let k = Math.max(0, passed - other.people); k <= most; k += 1) {
    const here = chance(k);
    // Equal but for rounding counts as no likelier.
    if (here <= seen * (1 + 1e-7)) p += here;
  }
  return Math.min(1, p);
}

function logFactorials(most: number): number[] {
  const logs = [0];
  for (let n = 1; n <= most; n += 1) logs.push(at(logs, n - 1) + Math.log(n));
  return logs;
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value ${index}`);
  return value;
}
