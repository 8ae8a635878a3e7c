import type { PersonalityScore } from '../personality/present.ts';
import { type Scale, type ScaleCode, scales } from '../personality/scales.ts';
import { semOf, toTenth } from '../score/standard-scores.ts';
import { doubleEntryCorrelation } from '../statistics/correlation.ts';
import { shortfallOf } from './targets.ts';
import type { ProfileTarget } from './profile.ts';

/**
 * T points that two people must be apart on a scale for the difference to mean something: 1.96 · SEM · √2.
 * @param reliability 0..1. @throws RangeError outside.
 */
export function meaningfulDifference(reliability: number): number {
  return 1.96 * semOf(reliability) * Math.SQRT2;
}

/** What lies between two people on one scale. */
export interface ScaleDifference {
  code: ScaleCode;
  /** First minus second, in T. */
  difference: number;
  /** Beyond what measurement error explains; otherwise say "no meaningful difference". */
  meaningful: boolean;
}

/**
 * Two people scale by scale; a scale that one of them lacks is left out. Where they were scored with different norms,
 * each brings the standard error of the own one: 1.96 · √(SEM₁² + SEM₂²).
 */
export function compareTwo(
  first: readonly PersonalityScore[],
  second: readonly PersonalityScore[],
): ScaleDifference[] {
  const others = new Map(second.map((score) => [score.code, score]));
  return first.flatMap(({ code, t, norm }) => {
    const other = others.get(code);
    if (!other) return [];
    const limit = 1.96 * Math.hypot(semOf(norm.reliability), semOf(other.norm.reliability));
    const difference = toTenth(t - other.t);
    return [{ code, difference, meaningful: Math.abs(difference) > limit }];
  });
}

/**
 * Likeness of each two facet profiles, in the order of the people: double-entry correlation over the facets that
 * both have, two decimals, 1 on the diagonal.
 * @param facetTs T-scores by facet code.
 * @throws RangeError when two of them share fewer than two facets.
 */
export function similarityMatrix(facetTs: readonly ReadonlyMap<string, number>[]): number[][] {
  const matrix = facetTs.map(() => facetTs.map(() => 1));
  facetTs.forEach((first, row) => {
    facetTs.slice(0, row).forEach((second, column) => {
      const shared = [...first.keys()].filter((code) => second.has(code));
      const of = (person: ReadonlyMap<string, number>) =>
        shared.map((code) => person.get(code) ?? 50);
      const likeness = Math.round(100 * doubleEntryCorrelation(of(first), of(second))) / 100;
      matrix[row]?.splice(column, 1, likeness);
      matrix[column]?.splice(row, 1, likeness);
    });
  });
  return matrix;
}

/** How much of a profile's weight is reached, 0..1, three decimals. */
export interface Coverage {
  /** By at least one person. */
  byAnyone: number;
  /** By the mean of all. */
  byMean: number;
}

/** T-scores with one decimal. */
export interface TeamScale {
  code: ScaleCode;
  mean: number;
  sd: number;
  lowest: number;
  highest: number;
  /** How many reach the profile's target, measurement error not allowed for; null without a target. */
  reached: number | null;
}

export interface TeamStatistics {
  /** In the order of the scales, whoever comes first; what fewer than two were measured on is left out. */
  scales: TeamScale[];
  /** Mean over the facets of the members' SD, in T, one decimal. */
  spread: number;
  coverage: Coverage | null;
  /** For each member, in their order: the team without this person; null when fewer than two would be left. */
  without: ({ spread: number; coverage: Coverage | null } | null)[];
}

/** What one scale adds to the team's numbers; sums are kept so that leaving somebody out costs no second pass. */
interface Column {
  code: ScaleCode;
  isFacet: boolean;
  target: ProfileTarget | undefined;
  /** By member; undefined where not measured. */
  t: (number | undefined)[];
  n: number;
  sum: number;
  sumOfSquares: number;
  reached: number;
}

const isReached = (target: ProfileTarget, t: number) => shortfallOf(target, t) === 0;

function columnOf(
  { code, kind }: Pick<Scale, 'code' | 'kind'>,
  members: readonly ReadonlyMap<string, number>[],
  target: ProfileTarget | undefined,
): Column {
  const t = members.map((member) => member.get(code));
  const measured = t.filter((value) => value !== undefined);
  return {
    code,
    isFacet: kind === 'facet',
    target,
    t,
    n: measured.length,
    sum: measured.reduce((sum, value) => sum + value, 0),
    sumOfSquares: measured.reduce((sum, value) => sum + value * value, 0),
    reached: target ? measured.filter((value) => isReached(target, value)).length : 0,
  };
}

/** The column without one member's score. */
function omit(column: Column, member: number): Column {
  const t = column.t[member];
  if (t === undefined) return column;
  const { target } = column;
  return {
    ...column,
    n: column.n - 1,
    sum: column.sum - t,
    sumOfSquares: column.sumOfSquares - t * t,
    reached: column.reached - (target && isReached(target, t) ? 1 : 0),
  };
}

function deviationOf({ n, sum, sumOfSquares }: Column): number {
  return Math.sqrt(Math.max(0, sumOfSquares - (sum * sum) / n) / (n - 1));
}

function spreadOf(columns: readonly Column[]): number {
  const facets = columns.filter(({ isFacet, n }) => isFacet && n >= 2);
  const total = facets.reduce((sum, column) => sum + deviationOf(column), 0);
  return facets.length === 0 ? 0 : toTenth(total / facets.length);
}

function coverageOf(columns: readonly Column[]): Coverage | null {
  let total = 0;
  let byAnyone = 0;
  let byMean = 0;
  for (const { target, n, sum, reached } of columns) {
    if (!target || n === 0) continue;
    total += target.weight;
    if (reached > 0) byAnyone += target.weight;
    if (isReached(target, sum / n)) byMean += target.weight;
  }
  const share = (weight: number) => Math.round((1000 * weight) / total) / 1000;
  return total === 0 ? null : { byAnyone: share(byAnyone), byMean: share(byMean) };
}

/**
 * A team in numbers: middle and spread of each scale, how much of a profile it reaches, and what it would be without
 * each of its members. One pass over members × scales, whatever the size.
 * @param members scores of each person, as a report shows them.
 * @param profile null where there is none; then nothing is said of targets.
 * @throws RangeError for an empty team.
 */
export function teamStatistics(
  members: readonly (readonly PersonalityScore[])[],
  profile: { targets: readonly ProfileTarget[] } | null,
): TeamStatistics {
  if (members.length === 0) throw new RangeError('A team without members');
  const targets = new Map<string, ProfileTarget>(
    profile?.targets.map((target) => [target.code, target]),
  );
  const byCode = members.map((scores) => new Map(scores.map(({ code, t }) => [code, t])));
  const columns = scales
    .filter(({ code }) => byCode.some((scores) => scores.has(code)))
    .map((scale) => columnOf(scale, byCode, targets.get(scale.code)));
  return {
    scales: columns.filter(({ n }) => n >= 2).map(toTeamScale),
    spread: spreadOf(columns),
    coverage: coverageOf(columns),
    without: members.map((_, member) => {
      if (members.length < 3) return null;
      const rest = columns.map((column) => omit(column, member));
      return { spread: spreadOf(rest), coverage: coverageOf(rest) };
    }),
  };
}

function toTeamScale(column: Column): TeamScale {
  const measured = column.t.filter((value) => value !== undefined);
  return {
    code: column.code,
    mean: toTenth(column.sum / column.n),
    sd: toTenth(deviationOf(column)),
    lowest: Math.min(...measured),
    highest: Math.max(...measured),
    reached: column.target ? column.reached : null,
  };
}
