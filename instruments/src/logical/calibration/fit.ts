import { posteriors, rightAt } from './estimate.ts';
import type { Parameters, Row } from './responses.ts';

/**
 * Infit of each item: squared residuals against what the model expects of them, weighted by information, over the
 * posterior of each person. 1 as the model says, above it less regular, below it more regular than expected.
 */
export function infitOf(rows: readonly Row[], items: readonly Parameters[]): number[] {
  const { nodes, weights } = posteriors(rows, items);
  return items.map((item, at) => {
    let squares = 0;
    let variance = 0;
    nodes.forEach((theta, node) => {
      const p = rightAt(item, theta);
      rows.forEach((row, person) => {
        const weight = weights[person]?.[node] ?? 0;
        squares += weight * ((row[at] ?? 0) - p) ** 2;
        variance += weight * p * (1 - p);
      });
    });
    return squares / variance;
  });
}
