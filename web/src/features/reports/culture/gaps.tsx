import { Card } from '../../../ui/card.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetRow } from '../../../ui/charts/offset-row.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { number } from '../words.ts';
import type { CultureReport } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';

/** Category by category what lies between wishes and culture, the largest gap first. */
export function CultureGaps({ report: { comparison } }: { report: CultureReport }) {
  const gaps = comparison?.gaps ?? [];
  if (gaps.length === 0) return null;
  const rows = gaps.map(({ code, name, difference, interval, rms, verdict }) => ({
    key: code,
    head: name,
    cells: [signed(difference), interval.map(signed).join(' to '), number(rms, 1), verdict],
  }));
  const heads = ['Category', 'Difference', '95 % band', 'Gap', 'In words'];
  return (
    <Card
      flush
      title="Gaps to the organisation"
      note="Wishes less culture, each around its own average, the largest gap first. The gap also counts single practices that lie apart where their category agrees as a whole."
    >
      <OffsetAxis ends={['wants less of it', 'as it is', 'wants more of it']} />
      <ul>
        {gaps.map(({ code, name, difference, interval, rms, meaningful, verdict }) => (
          <OffsetRow
            key={code}
            {...{ name, interval }}
            value={difference}
            hue="culture"
            verdict={meaningful ? 'beyond chance' : 'no clear difference'}
            note={`gap ${number(rms, 1)}`}
          >
            {meaningful && <p className="mt-1 max-w-reading text-small">{verdict}.</p>}
          </OffsetRow>
        ))}
      </ul>
      <div className="print:hidden">
        <ChartTable bleed title="Gaps to the organisation" {...{ heads, rows }} />
      </div>
    </Card>
  );
}
