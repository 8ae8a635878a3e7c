import { Card } from '../../../ui/card.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Dot, ScaleSvg, Track } from '../../../ui/charts/scale-svg.tsx';
import { usePercentileInWords } from '../../../ui/charts/score-line.tsx';
import { number, range, upperFirst } from '../words.ts';
import type { WorkingFromHomeReport } from './api.ts';

/** The index on its line, in its band, with its error. */
export function IndexCard({ report }: { report: WorkingFromHomeReport }) {
  const { t, interval, band, percentile, percentileInterval, text } = report;
  const above = usePercentileInWords()({ percentile });
  const percentiles = `${range(percentileInterval)}\u00a0%`;
  const rows = [
    ['Index (T)', number(t, 1)],
    ['95 % band', range(interval, 1)],
    ['Band', upperFirst(band)],
    ['Of the norm group', above],
    ['95 % band of that', percentiles],
  ] as const;
  return (
    <Card id="index" title="Index" className="scroll-mt-4 print:break-inside-avoid">
      <p className="mb-4 max-w-reading">{text}</p>
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_10rem] print:grid-cols-[1fr_10rem]">
        <div className="min-w-0">
          <div aria-hidden className="flex justify-between text-tiny text-muted">
            <span>T 20</span>
            <span>lower</span>
            <span>50</span>
            <span>higher</span>
            <span>80</span>
          </div>
          <ScaleSvg
            label={`Working from home: T ${number(t)}, between ${range(interval)}, ${band}, ${above} of the norm group`}
            height={26}
            target={null}
          >
            <Track y={13} interval={interval} />
            <Dot t={t} y={13} />
          </ScaleSvg>
        </div>
        <div aria-hidden className="sm:text-right">
          <div>
            <span className="font-semibold">T {number(t)}</span>, {band}
          </div>
          <div className="text-tiny text-muted">
            {above} ({percentiles})
          </div>
        </div>
      </div>
      <ChartTable
        title="The index in numbers"
        heads={['What', 'Value']}
        rows={rows.map(([head, cell]) => ({ key: head, head, cells: [cell] }))}
      />
    </Card>
  );
}
