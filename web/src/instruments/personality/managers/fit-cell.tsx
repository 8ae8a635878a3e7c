import type { TabularRow } from '../../../features/reports/api.ts';
import { fitInShort } from '../../../features/reports/words.ts';

/** A fit in a table: rank among typical people, its range below. */
export function FitCell({ fit }: Pick<TabularRow, 'fit'>) {
  if (!fit) return <span className="text-muted">—</span>;
  const { value, band, unit } = fitInShort(fit);
  return (
    <div className="whitespace-nowrap">
      <span className="font-semibold">{value}</span>{' '}
      <span className="block text-tiny text-muted">
        {band}
        {fit.earlier && <span className="block whitespace-normal">{unit}</span>}
      </span>
    </div>
  );
}
