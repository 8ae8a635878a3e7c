import type { OwnBurnout } from '@assay/contract/burnout';
import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Series } from '../../../ui/charts/series.tsx';
import type { OwnBurnoutResults } from './records.ts';

interface HistoryReportProps {
  history: OwnBurnoutResults['history'];
  change: OwnBurnout['change'];
}

/** How it was before, and whether the difference is more than chance. */
export function HistoryReport({ history, change }: HistoryReportProps) {
  const { t } = useLingui();
  const points = history.map(({ completedAt: at, score, interval }) => ({
    at,
    value: 100 - score,
    band: [100 - interval[1], 100 - interval[0]] as const,
  }));
  return (
    <Card title={<Trans>How it has changed</Trans>}>
      {change && <p className="mb-5 max-w-reading">{change.overall.text}</p>}
      <Series
        title={t`Energy over time`}
        label={t`Energy from 0 to 100 at ${counted(history.length)} points in time, each with its range`}
        domain={[0, 100]}
        series={[{ name: t`Energy`, hue: 'rose', points }]}
        format={(value) => String(Math.round(value))}
        empty={t`Nothing yet`}
      />
    </Card>
  );
}
