import { dayInWords } from '../../../lib/moments.ts';
import type { Column } from '../../../ui/table.tsx';
import type { IqTabularRow } from './api.ts';
import { EffortPill } from './iq-notes.tsx';
import { IqInWords, IqScoreLine } from './iq-score-line.tsx';
import { nameColumn } from '../name-column.tsx';
import { testTypeIds } from '@assay/contract/instruments';

type Row = Column<IqTabularRow>;

/** Logical results of a campaign: a person a row, the whole and its sections in columns. */
export function iqColumns(campaign: number): readonly Row[] {
  return [
    nameColumn({ test: testTypeIds.iq, campaign }),
    scoreColumn('TOTAL', 'Logical reasoning'),
    scoreColumn('ANALOGY', 'Analogies'),
    scoreColumn('SEQUENCE', 'Sequences'),
    {
      id: 'completed_at',
      header: 'Completed',
      order: 'completed_at',
      cell: ({ completedAt }) => (
        <span className="whitespace-nowrap text-muted">{dayInWords(completedAt)}</span>
      ),
    },
    {
      id: 'effort',
      header: 'Answering',
      cell: ({ effort }) => <EffortPill verdict={effort} />,
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
          <IqScoreLine score={score} />
          <div aria-hidden className="mt-0.5 text-tiny">
            <IqInWords score={score} />
          </div>
        </div>
      );
    },
  };
}
