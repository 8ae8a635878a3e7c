import { useLingui } from '@lingui/react/macro';
import { decimal } from '../../../lib/numbers.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { inOrder, range } from '../words.ts';
import type { ShownCampaign } from './averages-row.tsx';

interface AveragesTableProps {
  campaigns: readonly ShownCampaign[];
  /** Every scale that one of them has. */
  scales: ShownCampaign['scales'];
}

/** What the lines of the averages show, in numbers. */
export function AveragesTable({ campaigns, scales }: AveragesTableProps) {
  const { t } = useLingui();
  const rows = inOrder(scales).map(({ code, name, kind }) => ({
    key: code,
    head: name,
    strong: kind === 'factor',
    inset: kind === 'facet',
    cells: campaigns.map((campaign) => {
      const scale = campaign.scales.find((one) => one.code === code);
      return scale ? `${decimal(scale.mean, 0, 1)} (${range(scale.interval, 1)})` : '—';
    }),
  }));
  const heads = [t`Scale`, ...campaigns.map(({ letter, name }) => `${letter} ${name}`)];
  return (
    <ChartTable bleed title={t`Averages with their 95 % confidence ranges`} {...{ heads, rows }} />
  );
}
