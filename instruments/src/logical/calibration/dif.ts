import { normalCdf } from '../../statistics/normal.ts';
import type { Row } from './responses.ts';

export interface Dif {
  /** −2.35 ln of the common odds ratio; below 0 the item is harder for the focal group. */
  delta: number;
  se: number;
  /** Mantel-Haenszel chi-square with continuity correction, 1 degree of freedom. */
  p: number;
  /** A negligible, B moderate, C large: the limits of the Educational Testing Service. */
  category: 'A' | 'B' | 'C';
}

interface Table {
  /** Reference right and wrong, focal right and wrong. */
  a: number;
  b: number;
  c: number;
  d: number;
  n: number;
}

function tablesOf(rows: readonly Row[], focal: readonly boolean[], item: number): Table[] {
  const byScore = new Map<number, Table>();
  rows.forEach((row, person) => {
    const score = row.reduce<number>((sum, answer) => sum + answer, 0);
    const table = byScore.get(score) ?? { a: 0, b: 0, c: 0, d: 0, n: 0 };
    const right = row[item] === 1;
    if (focal[person]) table[right ? 'c' : 'd'] += 1;
    else table[right ? 'a' : 'b'] += 1;
    table.n += 1;
    byScore.set(score, table);
  });
  return [...byScore.values()].filter(({ a, b, c, d }) => a + b > 0 && c + d > 0);
}

const sumOver = (tables: readonly Table[], value: (table: Table) => number) =>
  tables.reduce((sum, table) => sum + value(table), 0);

/**
 * Whether people of equal score but different groups find an item equally hard (Mantel and Haenszel 1959; variance by
 * Robins, Breslow and Greenland 1986).
 * @param focal by person: whether they belong to the group that is looked at.
 * @returns null where a group is missing or nobody differs.
 */
export function mantelHaenszel(
  rows: readonly Row[],
  focal: readonly boolean[],
  item: number,
): Dif | null {
  const tables = tablesOf(rows, focal, item);
  const r = sumOver(tables, ({ a, d, n }) => (a * d) / n);
  const s = sumOver(tables, ({ b, c, n }) => (b * c) / n);
  if (!(r > 0) || !(s > 0)) return null;
  const variance =
    sumOver(tables, ({ a, d, n }) => ((a + d) * a * d) / n ** 2) / (2 * r * r) +
    sumOver(tables, ({ a, b, c, d, n }) => ((a + d) * b * c + (b + c) * a * d) / n ** 2) /
      (2 * r * s) +
    sumOver(tables, ({ b, c, n }) => ((b + c) * b * c) / n ** 2) / (2 * s * s);
  const expected = sumOver(tables, ({ a, b, c, n }) => ((a + b) * (a + c)) / n);
  const spread = sumOver(tables, ({ a, b, c, d, n }) =>
    n > 1 ? ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1)) : 0,
  );
  const apart = Math.max(0, Math.abs(sumOver(tables, ({ a }) => a) - expected) - 0.5);
  const p = 2 * normalCdf(-apart / Math.sqrt(spread));
  const delta = -2.35 * Math.log(r / s);
  const se = 2.35 * Math.sqrt(variance);
  const size = Math.abs(delta);
  const large = size >= 1.5 && (size - 1) / se > 1.645;
  return { delta, se, p, category: large ? 'C' : size >= 1 && p < 0.05 ? 'B' : 'A' };
}
