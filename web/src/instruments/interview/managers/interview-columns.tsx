import { clockOf } from '@assay/contract/clock-of';
import { interviewTestOf } from '@assay/contract/instruments';
import type { InterviewTableRow } from '@assay/contract/interview-reports';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { dayInWords } from '../../../lib/moments.ts';
import { RatingCell } from '../../../ui/charts/rating-cell.tsx';
import { PersonLink } from '../../../ui/actions/person-link.tsx';
import { ReportLink } from '../../../ui/actions/report-link.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { attemptInWords } from '../../../features/reports/taken.ts';

interface InterviewColumns {
  campaign: number;
  /** Of the interview. */
  code: string;
  /** How the state of a person shows. */
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
      header: t`Name`,
      order: 'name',
      pinned: true,
      className: 'max-w-60 min-w-36',
      cell: ({ subject, completedAt, attempt }) => (
        <>
          <PersonLink id={subject.id}>{nameOf(subject)}</PersonLink>
          {completedAt !== null && (
            <div>
              <ReportLink test={test} id={subject.id} name={nameOf(subject)} campaign={campaign} />
            </div>
          )}
          {attempt !== null && attempt.number > 1 && (
            <div className="text-small text-muted">{attemptInWords(attempt)}</div>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: t`Status`,
      order: 'state',
      cell: ({ state }) => <State status={state} />,
    },
    {
      id: 'answered',
      header: t`Answers`,
      order: 'answered',
      cell: ({ answered, asked }) =>
        answered === null || asked === null ? (
          <Nothing />
        ) : (
          <span className="whitespace-nowrap">
            <Trans>
              {answered} of {asked}
            </Trans>
          </span>
        ),
    },
    {
      id: 'seconds',
      header: t`Length`,
      order: 'seconds',
      cell: ({ answered, seconds }) =>
        seconds === null || answered === 0 ? (
          <Nothing />
        ) : (
          <span className="whitespace-nowrap">{lengthInWords(seconds)}</span>
        ),
    },
    { id: 'retakes', header: t`Recorded again`, cell: (row) => <Retakes {...row} /> },
    {
      id: 'rating',
      header: t`Rating`,
      order: 'rating',
      cell: ({ rating }) => <RatingCell rating={rating} />,
    },
    {
      id: 'completed_at',
      header: t`Completed`,
      order: 'completed_at',
      cell: ({ startedAt, completedAt }) =>
        startedAt === null ? (
          <Nothing />
        ) : (
          <span className="whitespace-nowrap text-muted">
            {completedAt === null ? startedInWords(startedAt) : dayInWords(completedAt)}
          </span>
        ),
    },
  ];
}

function lengthInWords(seconds: number): string {
  const length = clockOf(seconds);
  return t`${length} min`;
}

function startedInWords(startedAt: string): string {
  const day = dayInWords(startedAt);
  return t`Started ${day}`;
}

function Retakes({ answered, retakes }: InterviewTableRow) {
  if (retakes === null || answered === 0) return <Nothing />;
  if (retakes === 0)
    return <span className="text-muted">{t({ message: 'None', context: 'answers' })}</span>;
  return (
    <span className="whitespace-nowrap">
      <Plural value={retakes} one="# answer" other="# answers" />
    </span>
  );
}

function Nothing() {
  return <span className="text-muted">—</span>;
}
