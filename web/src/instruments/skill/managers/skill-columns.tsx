import type { SkillRow } from '@assay/contract/skill-reports';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimal } from '../../../lib/numbers.ts';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { nameColumn } from '../../../features/reports/name-column.tsx';
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
      header: t`Score`,
      order: 'percent',
      cell: ({ percent, interval }) => {
        const [share, from, to] = [percent, ...interval].map(Math.round);
        return (
          <div className="w-44">
            <PercentLine name={t`Score`} percent={percent} interval={interval} />
            <div aria-hidden className="mt-0.5 text-tiny whitespace-nowrap">
              <Trans>
                <span className="font-semibold">{share} %</span>{' '}
                <span className="text-muted">
                  between {from} and {to}
                </span>
              </Trans>
            </div>
          </div>
        );
      },
    },
    {
      id: 'percentile',
      header: t`In the organisation`,
      cell: ({ percentile, percentileInterval }) => {
        if (percentile === null || percentileInterval === null)
          return <span className="text-muted">—</span>;
        const [rank, from, to] = [percentile, ...percentileInterval].map(Math.round);
        return (
          <div className="whitespace-nowrap">
            <Trans>
              <span className="font-semibold">percentile {rank}</span>
              <span className="block text-tiny text-muted">
                between {from} and {to}
              </span>
            </Trans>
          </div>
        );
      },
    },
    { id: 'right', header: t`Correct`, align: 'end', cell: ({ right }) => right },
    {
      id: 'partly',
      header: t`Partly correct`,
      align: 'end',
      cell: ({ partlyRight }) => partlyRight,
    },
    { id: 'wrong', header: t`Wrong`, align: 'end', cell: ({ wrong }) => wrong },
    { id: 'time-up', header: t`Time ran out`, align: 'end', cell: ({ timeUp }) => timeUp },
    {
      id: 'minutes',
      header: t`Minutes`,
      order: 'minutes',
      align: 'end',
      cell: ({ minutes }) => (minutes === null ? '—' : decimal(minutes, 1)),
    },
  ];
}
