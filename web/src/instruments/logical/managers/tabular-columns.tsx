import { t } from '@lingui/core/macro';
import { dayInWords } from '../../../lib/moments.ts';
import type { Column } from '../../../ui/tables/table.tsx';
import type { LogicalTabularRow } from './api.ts';
import { StylePill } from '../../../features/reports/style-pill.tsx';
import { LogicalInWords, LogicalScoreLine } from './logical-score-line.tsx';
import { nameColumn } from '../../../features/reports/name-column.tsx';
import { testTypeIds } from '@assay/contract/instruments';

type Row = Column<LogicalTabularRow>;

/** Logical results of a campaign: a person a row, the whole and its sections in columns. */
export function logicalColumns(campaign: number): readonly Row[] {
  return [
    nameColumn({ test: testTypeIds.iq, campaign }),
    scoreColumn('TOTAL', t`Logical reasoning`),
    scoreColumn('ANALOGY', t`Analogies`),
    scoreColumn('SEQUENCE', t`Sequences`),
    {
      id: 'completed_at',
      header: t`Completed`,
      order: 'completed_at',
      cell: ({ completedAt }) => (
        <span className="whitespace-nowrap text-muted">{dayInWords(completedAt)}</span>
      ),
    },
    {
      id: 'effort',
      header: t`Answering style`,
      cell: ({ effort }) => <StylePill verdict={effort} />,
    },
  ];
}

function scoreColumn(wanted: string, header: string): Row {
  return {
    id: wanted,
    header,
    order: wanted,
    cell({ scores }) {
      const score = scores.find(({ code }) => code === wanted);
      if (!score) return <span className="text-muted">—</span>;
      return (
        <div className="w-44">
          <LogicalScoreLine score={score} />
          <div aria-hidden className="mt-0.5 text-tiny">
            <LogicalInWords score={score} />
          </div>
        </div>
      );
    },
  };
}
