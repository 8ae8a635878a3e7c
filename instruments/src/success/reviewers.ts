import { studentQuantile } from '../statistics/beta.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { type IntraclassCorrelation, intraclassCorrelation } from '../statistics/intraclass.ts';

/** One reviewer's mean rating of one person on one occasion, 1..5. Several occasions are several people here. */
export interface Rating {
  person: number;
  reviewer: number;
  rating: number;
}

/** How much higher or lower a reviewer rates than the colleagues who rated the same people. */
export interface Leniency {
  reviewer: number;
  /** People whom others rated, too. */
  people: number;
  /** Mean of own rating minus the mean of the others', in points of the scale; above 0 is lenient. */
  difference: number;
  /** 95 %, by t. */
  interval: [low: number, high: number];
  verdict: 'lenient' | 'strict' | 'could be chance';
}

/** An interval of two differences would be wider than the whole scale. */
const leastShared = 3;

function byPerson(ratings: readonly Rating[]): Map<number, Rating[]> {
  return Map.groupBy(ratings, ({ person }) => person);
}

/** Agreement of reviewers: the one-way intraclass correlation of ratings, and of people's averages. Null without any. */
export function agreementOf(ratings: readonly Rating[]): IntraclassCorrelation | null {
  return intraclassCorrelation(
    [...byPerson(ratings).values()].map((own) => own.map(({ rating }) => rating)),
  );
}

/**
 * Each reviewer beside those who rated the same people, so that being given the better people is not taken for leniency.
 * It says nothing about who of them is right.
 * @returns one row for each reviewer with three or more people whom others rated, too, in the order of their ids.
 */
export function leniencies(ratings: readonly Rating[]): Leniency[] {
  const differences = new Map<number, number[]>();
  for (const own of byPerson(ratings).values()) {
    for (const { reviewer, rating } of own) {
      const others = own.filter((other) => other.reviewer !== reviewer);
      if (others.length === 0) continue;
      const difference = rating - mean(others.map((other) => other.rating));
      differences.set(reviewer, [...(differences.get(reviewer) ?? []), difference]);
    }
  }
  return [...differences]
    .filter(([, values]) => values.length >= leastShared)
    .toSorted(([one], [other]) => one - other)
    .map(([reviewer, values]) => {
      const people = values.length;
      const difference = mean(values);
      const half =
        (studentQuantile(0.975, people - 1) * standardDeviation(values)) / Math.sqrt(people);
      const interval: [number, number] = [difference - half, difference + half];
      const lower = interval[1] < 0 ? 'strict' : 'could be chance';
      return {
        reviewer,
        people,
        difference,
        interval,
        verdict: interval[0] > 0 ? 'lenient' : lower,
      };
    });
}
