import { clockOf } from '@assay/contract/clock-of';
import { interviewTestOf } from '@assay/contract/instruments';
import type { InterviewTableRow } from '@assay/contract/interview-reports';
import { nameOf } from '@assay/contract/person-name';
import { attemptInWords } from '@assay/contract/retakes';
import type { ComponentType } from 'react';
import { dayInWords } from '../../../lib/moments.ts';
import { reportAddress } from '../../../lib/report-address.ts';
import { RowLink } from '../../../ui/row-link.tsx';
import type { Column } from '../../../ui/table.tsx';

interface InterviewColumns {
  campaign: number;
  /** Of the interview. */
  code: string;
  /** How the state of somebody shows. */
  State: ComponentType<{ status: InterviewTableRow['state'] }>;
}

/** An interview in a campaign: a person a row, how far they are and the way to what they have handed in. */
export function interviewColumns({
  campaign,
  code,
  State,
}: InterviewColumns): readonly Column<InterviewTableRow>[] {
  const test = interviewTestOf(code);
  return [
    {
      id: 'name',
      header: 'Name',
      order: 'name',
      pinned: true,
      className: 'max-w-60 min-w-36',
      cell: ({ subject, completedAt, attempt }) => (
        <>
          {completedAt === null ? (
            <div className="font-semibold [overflow-wrap:anywhere]">{nameOf(subject)}</div>
          ) : (
            // Reading it is written down: only on purpose.
            <RowLink {...reportAddress(test, subject.id, campaign)} preload={false}>
              {nameOf(subject)}
            </RowLink>
          )}
          {attempt !== null && attempt.number > 1 && (
            <div className="text-small text-muted">{attemptInWords(attempt)}</div>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: 'Status',
      order: 'state',
      cell: ({ state }) => <State status={state} />,
    },
    {
      id: 'answered',
      header: 'Answers',
      order: 'answered',
      cell: ({ answered, asked }) =>
        answered === null || asked === null ? (
          <Nothing />
        ) : (
          <span className="whitespace-nowrap">
            {answered} of {asked}
          </span>
        ),
    },
    {
      id: 'seconds',
      header: 'Length',
      order: 'seconds',
      cell: ({ answered, seconds }) =>
        seconds === null || answered === 0 ? (
          <Nothing />
        ) : (
          <span className="whitespace-nowrap">{clockOf(seconds)} min</span>
        ),
    },
    { id: 'retakes', header: 'Recorded again', cell: (row) => <Retakes {...row} /> },
    {
      id: 'completed_at',
      header: 'Completed',
      order: 'completed_at',
      cell: ({ startedAt, completedAt }) =>
        startedAt === null ? (
          <Nothing />
        ) : (
          <span className="whitespace-nowrap text-muted">
            {completedAt === null ? `Started ${dayInWords(startedAt)}` : dayInWords(completedAt)}
          </span>
        ),
    },
  ];
}

function Retakes({ answered, retakes }: InterviewTableRow) {
  if (retakes === null || answered === 0) return <Nothing />;
  if (retakes === 0) return <span className="text-muted">None</span>;
  return (
    <span className="whitespace-nowrap">{retakes === 1 ? '1 answer' : `${retakes} answers`}</span>
  );
}

function Nothing() {
  return <span className="text-muted">—</span>;
}
