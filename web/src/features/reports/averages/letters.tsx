import { type ComparedInstrument, instrumentFacts } from '@assay/contract/instruments';
import { chipHue } from '../../../ui/charts/hue.ts';

/** What stands for the first, second, … campaign in lines and words. */
export const letters = ['A', 'B', 'C', 'D'] as const;

export function Letter({ index, test }: { index: number; test: ComparedInstrument }) {
  return (
    <span
      className={`inline-grid size-5 shrink-0 place-items-center rounded-small text-tiny font-semibold ${chipHue[instrumentFacts[test].hue]}`}
    >
      {letters[index]}
    </span>
  );
}
