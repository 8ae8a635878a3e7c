import type { SkillRow } from '@assay/contract/skill-reports';
import { Link } from '@tanstack/react-router';
import { dayInWords } from '../../../lib/moments.ts';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import type { Column } from '../../../ui/table.tsx';
import { nameOf } from '@assay/contract/person-name';

interface SkillColumns {
  campaign: number;
  testId: number;
}

/** Results of a skill test: a person a row. */
export function skillColumns({ campaign, testId }: SkillColumns): readonly Column<SkillRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      order: 'name',
      className: 'max-w-60 min-w-36',
      cell: ({ subject, completedAt }) => (
        <div className="[overflow-wrap:anywhere]">
          <Link
            to="/admin/report/mcqt/$mcqTestId/$subjectId"
            params={{ mcqTestId: String(testId), subjectId: String(subject.id) }}
            search={{ campaign }}
            // Reading it is written down: only on purpose.
            preload={false}
            className="rounded-small font-semibold text-ink hover:text-accent hover:underline hover:underline-offset-3"
          >
            {nameOf(subject)}
          </Link>
          <div className="text-small text-muted">{dayInWords(completedAt)}</div>
        </div>
      ),
    },
    {
      id: 'percent',
      header: 'Score',
      order: 'percent',
      cell: ({ percent, interval }) => (
        <div className="w-44">
          <PercentLine name="Score" percent={percent} interval={interval} />
          <div aria-hidden className="mt-0.5 text-tiny whitespace-nowrap">
            <span className="font-semibold">{Math.round(percent)} %</span>{' '}
            <span className="text-muted">
              between {Math.round(interval[0])} and {Math.round(interval[1])}
            </span>
          </div>
        </div>
      ),
    },
    {
      id: 'percentile',
      header: 'In the organisation',
      cell: ({ percentile, percentileInterval }) =>
        percentile === null || percentileInterval === null ? (
          <span className="text-muted">—</span>
        ) : (
          <div className="whitespace-nowrap">
            <span className="font-semibold">percentile {Math.round(percentile)}</span>
            <span className="block text-tiny text-muted">
              between {percentileInterval.map(Math.round).join(' and ')}
            </span>
          </div>
        ),
    },
    {
      id: 'answers',
      header: 'Right, partly, wrong, time up',
      cell: ({ right, partlyRight, wrong, timeUp }) => (
        <span className="whitespace-nowrap">
          {right} · {partlyRight} · {wrong} · {timeUp}
        </span>
      ),
    },
    {
      id: 'minutes',
      header: 'Minutes',
      order: 'minutes',
      align: 'end',
      cell: ({ minutes }) => (minutes === null ? '—' : minutes.toFixed(1)),
    },
  ];
}
