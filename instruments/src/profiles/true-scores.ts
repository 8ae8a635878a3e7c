import type { Norm, ScaleNorm } from '../personality/norms.ts';
import {
  type FacetCode,
  type FactorCode,
  type Facet,
  facetsOf,
  factors,
} from '../personality/scales.ts';
import { cholesky, inverse, type Matrix, minus, times } from '../statistics/matrix.ts';
import type { SeededRandom } from '../statistics/random.ts';

/*
 * What a person's true facet scores may be, given the measured ones. Errors of measurement are independent, facets of one
 * factor go together, those of two factors are taken as independent: the measured scores have the covariance Σx = 100 R,
 * the true ones Σt, which is Σx with 100 ρ on the diagonal. Given scores x, the true ones are normal around
 * μ = 50 + B (x − 50), B = Σt Σx⁻¹, with the covariance V = Σt − B Σt.
 */

/** Spread and reliability of each factor and facet under a norm. */
export type NormRows = Readonly<
  Record<FactorCode | FacetCode, Pick<ScaleNorm, 'sd' | 'reliability'>>
>;

/** Half of the width, in standard deviations, of the range that holds 80 % of a normal distribution. */
export const eightyPercent = 1.2816;

/** The rows of a norm by code. */
export function normRows({ scales }: Pick<Norm, 'scales'>): NormRows {
  const rows = scales.map(({ code, ...row }) => [code, row]);
  return Object.fromEntries(rows);
}

/** The facets of one factor that are in use; other factors' facets tell nothing of them. */
interface Block {
  facets: readonly Facet[];
  /** B, and roots (Cholesky) of V and of Σt. */
  regression: Matrix;
  spread: Matrix;
  trueSpread: Matrix;
}

/** Mean correlation of the facets of a factor: its variance is theirs and twice their covariances. */
export function facetCorrelation(factor: FactorCode, norm: NormRows): number {
  const sds = facetsOf(factor).map(({ code }) => norm[code].sd);
  const own = sds.reduce((sum, sd) => sum + sd * sd, 0);
  const together = sds.reduce((sum, sd) => sum + sd, 0) ** 2;
  return (norm[factor].sd ** 2 - own) / (together - own);
}

function blockOf(factor: FactorCode, facets: readonly Facet[], norm: NormRows): Block {
  const reliabilities = facets.map(({ code }) => norm[code].reliability);
  // True scores cannot correlate by more than 1, nor would such a matrix have a root.
  const most = 0.95 * Math.min(...reliabilities);
  const r = Math.max(0, Math.min(most, facetCorrelation(factor, norm)));
  const matrix = (diagonal: (at: number) => number): Matrix =>
    facets.map((_, row) => facets.map((__, column) => 100 * (row === column ? diagonal(row) : r)));
  const trueCovariance = matrix((at) => reliabilities[at] ?? 0);
  const regression = times(trueCovariance, inverse(matrix(() => 1)));
  return {
    facets,
    regression,
    spread: cholesky(minus(trueCovariance, times(regression, trueCovariance))),
    trueSpread: cholesky(trueCovariance),
  };
}

/** People of one norm mostly have the same facets; a cross-validation asks for them hundreds of times. */
const kept = new WeakMap<NormRows, Map<string, Block[]>>();

/** @param inUse ids of the facets that count. */
function blocksOf(inUse: ReadonlySet<number>, norm: NormRows): Block[] {
  const ofNorm = kept.get(norm) ?? new Map<string, Block[]>();
  kept.set(norm, ofNorm);
  const name = [...inUse].toSorted((left, right) => left - right).join();
  const blocks = ofNorm.get(name) ?? makeBlocks(inUse, norm);
  ofNorm.set(name, blocks);
  return blocks;
}

function makeBlocks(inUse: ReadonlySet<number>, norm: NormRows): Block[] {
  return factors.flatMap(({ code }) => {
    const facets = facetsOf(code).filter(({ id }) => inUse.has(id));
    return facets.length === 0 ? [] : [blockOf(code, facets, norm)];
  });
}

/** One number for each facet of a draw: a root times standard normals. */
function drawBlock(root: Matrix, random: SeededRandom): number[] {
  const z = root.map(() => random.normal());
  return root.map((row, at) => {
    let sum = 0;
    for (let column = 0; column <= at; column += 1) sum += (row[column] ?? 0) * (z[column] ?? 0);
    return sum;
  });
}

export interface TrueScores {
  /** μ by facet id: the measured score drawn towards 50 and towards the other facets of its factor. */
  expected: Map<number, number>;
  /** Deviations L z from it, one by draw, by facet id. */
  deviations: Map<number, Float64Array>;
}

/**
 * The true scores of one person: what to expect, and seeded draws around it.
 * @param facetT measured T-scores by facet id.
 */
export function drawTrueScores(
  facetT: ReadonlyMap<number, number>,
  norm: NormRows,
  { random, draws }: { random: SeededRandom; draws: number },
): TrueScores {
  const blocks = blocksOf(new Set(facetT.keys()), norm);
  const expected = new Map<number, number>();
  const deviations = new Map<number, Float64Array>();
  for (const { facets, regression, spread } of blocks) {
    const offsets = facets.map(({ id }) => (facetT.get(id) ?? 50) - 50);
    const drawn = Array.from({ length: draws }, () => drawBlock(spread, random));
    facets.forEach(({ id }, row) => {
      const shift = offsets.reduce((sum, by, at) => sum + (regression[row]?.[at] ?? 0) * by, 0);
      expected.set(id, 50 + shift);
      deviations.set(
        id,
        Float64Array.from(drawn, (values) => values[row] ?? 0),
      );
    });
  }
  return { expected, deviations };
}

/** 80 % of the true scores around the expected one, in T, by facet id. @param facetT measured T-scores by facet id. */
export function trueScoreRanges(
  facetT: ReadonlyMap<number, number>,
  norm: NormRows,
): Map<number, [low: number, high: number]> {
  const ranges = new Map<number, [number, number]>();
  for (const { facets, regression, spread } of blocksOf(new Set(facetT.keys()), norm)) {
    const offsets = facets.map(({ id }) => (facetT.get(id) ?? 50) - 50);
    facets.forEach(({ id }, row) => {
      const shift = offsets.reduce((sum, by, at) => sum + (regression[row]?.[at] ?? 0) * by, 0);
      const half = eightyPercent * Math.hypot(...(spread[row] ?? []));
      ranges.set(id, [50 + shift - half, 50 + shift + half]);
    });
  }
  return ranges;
}

/** True T-scores of typical people under a norm, N(50, Σt), by facet id. @param inUse ids of the facets that count. */
export function drawTypicalPeople(
  inUse: ReadonlySet<number>,
  norm: NormRows,
  { random, draws }: { random: SeededRandom; draws: number },
): Map<number, Float64Array> {
  const people = new Map<number, Float64Array>();
  for (const { facets, trueSpread } of blocksOf(inUse, norm)) {
    const drawn = Array.from({ length: draws }, () => drawBlock(trueSpread, random));
    facets.forEach(({ id }, row) => {
      people.set(
        id,
        Float64Array.from(drawn, (values) => 50 + (values[row] ?? 0)),
      );
    });
  }
  return people;
}

/**
 * The same people twice: their true scores, and what else these may be when all that is known is one measurement of each.
 * What lies between the two is what a test leaves open. @param inUse ids of the facets that count.
 */
export function drawPeopleTwice(
  inUse: ReadonlySet<number>,
  norm: NormRows,
  { random, draws }: { random: SeededRandom; draws: number },
): Record<'first' | 'second', Map<number, Float64Array>> {
  const first = drawTypicalPeople(inUse, norm, { random, draws });
  const second = new Map<number, Float64Array>();
  for (const { facets, regression, spread } of blocksOf(inUse, norm)) {
    const scores = facets.map(({ id }) => {
      const drawn = Float64Array.from({ length: draws }, () => 50);
      second.set(id, drawn);
      return { truth: first.get(id) ?? drawn, drawn };
    });
    const errors = facets.map(({ code }) => 10 * Math.sqrt(1 - norm[code].reliability));
    for (let draw = 0; draw < draws; draw += 1) {
      const measured = scores.map(
        ({ truth }, row) => (truth[draw] ?? 50) - 50 + (errors[row] ?? 0) * random.normal(),
      );
      const deviations = drawBlock(spread, random);
      scores.forEach(({ drawn }, row) => {
        const shift = measured.reduce((sum, by, at) => sum + (regression[row]?.[at] ?? 0) * by, 0);
        drawn[draw] = 50 + shift + (deviations[row] ?? 0);
      });
    }
  }
  return { first, second };
}
