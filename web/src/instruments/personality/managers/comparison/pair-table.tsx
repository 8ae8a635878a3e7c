import { shownDifference } from '@assay/contract/shown-difference';
import { useLingui } from '@lingui/react/macro';
import { ChartTable } from '../../../../ui/charts/chart-table.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { inOrder, number, range } from '../../../../features/reports/words.ts';

interface PairTableProps {
  title: string;
  comparison: PersonalityComparison;
  names: readonly [string, string];
  tendencies: boolean;
}

/** What the lines of two people show, in numbers. */
export function PairTable({ title, comparison, names, tendencies }: PairTableProps) {
  const { t } = useLingui();
  const { scales, members } = comparison;
  const rows = inOrder(scales)
    .filter(({ kind }) => (kind === 'tendency') === tendencies)
    .map(({ code, name, kind, meaningfulDifference }) => {
      const scores = members.map((member) => member.scores.find((score) => score.code === code));
      const [first, second] = scores;
      return {
        key: code,
        head: name,
        strong: kind !== 'facet',
        inset: kind === 'facet',
        cells: [
          ...scores.map((score) => (score ? `${number(score.t)} (${range(score.interval)})` : '—')),
          first && second ? number(shownDifference(first.t, second.t)) : '—',
          number(meaningfulDifference),
        ],
      };
    });
  const heads = [t`Scale`, ...names, t`Difference`, t`Clear from`];
  return <ChartTable bleed {...{ title, heads, rows }} />;
}
