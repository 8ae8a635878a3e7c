import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetRow } from '../../../ui/charts/offset-row.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { number } from '../../../features/reports/words.ts';
import type { CultureReport } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';
import { rangeInWords } from './range-in-words.ts';

/** Category by category what lies between wishes and culture, the largest difference first. */
export function CultureGaps({ report: { comparison } }: { report: CultureReport }) {
  const { t } = useLingui();
  const gaps = comparison?.gaps ?? [];
  if (gaps.length === 0) return null;
  const rows = gaps.map(({ code, name, difference, interval, rms, verdict }) => ({
    key: code,
    head: name,
    cells: [signed(difference), rangeInWords(interval), number(rms, 1), verdict],
  }));
  const heads = [t`Category`, t`Difference`, t`95 % confidence range`, t`Gap`, t`In words`];
  return (
    <Card
      flush
      title={t`Gaps to the organisation`}
      note={t`Wishes minus culture, each around its own average, the largest difference first. The gap also counts single practices that differ where their category agrees as a whole.`}
    >
      <OffsetAxis ends={[t`wants less of it`, t`as it is`, t`wants more of it`]} />
      <ul>
        {gaps.map(({ code, name, difference, interval, rms, meaningful, verdict }) => (
          <OffsetRow
            key={code}
            {...{ name, interval }}
            value={difference}
            hue="rust"
            verdict={differenceInWords({ difference, meaningful })}
            note={gapInWords(rms)}
          >
            {meaningful && <p className="mt-1 max-w-reading text-small">{verdict}.</p>}
          </OffsetRow>
        ))}
      </ul>
      <div className="print:hidden">
        <ChartTable bleed title={t`Gaps to the organisation`} {...{ heads, rows }} />
      </div>
    </Card>
  );
}

function differenceInWords({
  difference,
  meaningful,
}: {
  difference: number;
  meaningful: boolean;
}) {
  if (meaningful) return t`clear difference`;
  // Beside 0.0 there is nothing that could be chance.
  return difference.toFixed(1).replace('-', '') === '0.0' ? t`no difference` : t`could be chance`;
}

function gapInWords(rms: number): string {
  const gap = number(rms, 1);
  return t`gap ${gap}`;
}
