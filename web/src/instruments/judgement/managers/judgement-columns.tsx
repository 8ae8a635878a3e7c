import { testTypeIds } from '@assay/contract/instruments';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { nameColumn } from '../../../features/reports/name-column.tsx';
import { dayInWords } from '../../../lib/moments.ts';
import { Pill } from '../../../ui/text/status.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import type { JudgementRow } from './api.ts';
import { PointsLine } from './points-line.tsx';

/** Results of a campaign: a person a row; nothing sorts by points. */
export function judgementColumns(campaign: number): readonly Column<JudgementRow>[] {
  return [
    nameColumn({ test: testTypeIds.judgement, campaign }),
    {
      id: 'verdict',
      header: t`In words`,
      cell: ({ verdict }) => <span className="whitespace-nowrap">{verdict}</span>,
    },
    {
      id: 'points',
      header: t`Points`,
      cell: ({ points, possible, interval }) => {
        const [from, to] = interval;
        return (
          <div className="w-44">
            <PointsLine points={points} possible={possible} interval={interval} />
            <div aria-hidden className="mt-0.5 text-tiny whitespace-nowrap">
              <Trans>
                <span className="font-semibold">
                  {points} of {possible}
                </span>{' '}
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
      id: 'completed_at',
      header: t`Completed`,
      order: 'completed_at',
      cell: ({ completedAt }) => (
        <span className="whitespace-nowrap text-muted">{dayInWords(completedAt)}</span>
      ),
    },
    {
      id: 'answering',
      header: t`Answering style`,
      cell: ({ isHasty }) =>
        isHasty ? (
          <Pill tone="bad">{t`Too fast to read`}</Pill>
        ) : (
          <Pill tone="good">{t`Nothing unusual`}</Pill>
        ),
    },
  ];
}
