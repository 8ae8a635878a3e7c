import { useLingui } from '@lingui/react/macro';
import { ChartTable } from './chart-table.tsx';
import { usePercentileInWords } from './score-line.tsx';
import type { Score } from './score-line.tsx';

interface ScoreTableProps {
  title: string;
  scores: readonly Score[];
  targetName: string | undefined;
}

/** What a chart of scores shows, in numbers; below the chart in a flush card. */
export function ScoreTable({ title, scores, targetName }: ScoreTableProps) {
  const { t } = useLingui();
  const percentileInWords = usePercentileInWords();
  const withTarget = scores.some(({ target }) => target != null);
  const heads = [t`Scale`, 'T', t`95 % confidence range`, t`Sten`, t`Of the norm group`];
  if (withTarget) heads.push(targetName ?? t`Reference`);
  const rows = scores.map(
    ({ code, name, facet, interval, sten, percentile, end, target, ...score }) => {
      const [from, to] = interval.map(Math.round);
      const cells = [
        Math.round(score.t),
        `${from}–${to}`,
        sten,
        percentileInWords({ percentile, end }),
      ];
      if (withTarget) cells.push(target == null ? '—' : Math.round(target));
      return { key: code, head: name, cells, strong: !facet, inset: facet ?? false };
    },
  );
  return <ChartTable bleed {...{ title, heads, rows }} />;
}
