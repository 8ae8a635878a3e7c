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
  const rows = inOrder(scales).map(({ code, name, kind }) => ({
    key: code,
    head: name,
    strong: kind === 'factor',
    inset: kind === 'facet',
    cells: campaigns.map((campaign) => {
      const scale = campaign.scales.find((one) => one.code === code);
      return scale ? `${scale.mean} (${range(scale.interval, 1)})` : '—';
    }),
  }));
  const heads = ['Scale', ...campaigns.map(({ letter, name }) => `${letter} ${name}`)];
  return (
    <ChartTable bleed title="Averages with their 95 % confidence intervals" {...{ heads, rows }} />
  );
}
