import type { SkillRow } from '@assay/contract/skill-reports';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import type { Column } from '../../../ui/table.tsx';
import { nameColumn } from '../name-column.tsx';
import { skillTestOf } from '@assay/contract/instruments';

interface SkillColumns {
  campaign: number;
  testId: number;
}

/** Results of a skill test: a person a row. */
export function skillColumns({ campaign, testId }: SkillColumns): readonly Column<SkillRow>[] {
  return [
    nameColumn({ test: skillTestOf(testId), campaign, withDay: true }),
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
