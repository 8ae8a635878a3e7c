import { type ComparedInstrument, roomOf } from '@assay/contract/instruments';
import type { Comparison } from './comparison.ts';

const comparisons = import.meta.glob<Comparison>('../*/managers/comparison.tsx', {
  eager: true,
  import: 'comparison',
});

/** How averages are compared in a test, by its room. */
export function comparisonOf(test: ComparedInstrument): Comparison {
  const comparison = comparisons[`../${roomOf(test)}/managers/comparison.tsx`];
  if (comparison === undefined) throw new Error(`The room of ${test} compares no averages.`);
  return comparison;
}
