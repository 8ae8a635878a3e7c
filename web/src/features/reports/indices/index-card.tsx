import { useLingui } from '@lingui/react/macro';
import { withPercent } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Dot, ScaleSvg, Track } from '../../../ui/charts/scale-svg.tsx';
import { usePercentileInWords } from '../../../ui/charts/score-line.tsx';
import { AxisWords } from '../score-row.tsx';
import { bandInWords, number, range, upperFirst } from '../words.ts';
import type { WorkingFromHomeReport } from './api.ts';

/** The index on its line, in its band, with its error. */
export function IndexCard({ report }: { report: WorkingFromHomeReport }) {
  const { t } = useLingui();
  const { interval, percentile, percentileInterval, text } = report;
  const band = bandInWords(report.band);
  const [score, within] = [number(report.t), range(interval)];
  const above = usePercentileInWords()({ percentile });
  // Counted from the side of which the words speak.
  const [from, to] = percentileInterval;
  const percentiles = withPercent(range(percentile < 1 ? [100 - to, 100 - from] : [from, to]));
  const rows = [
    [t`Index (T)`, number(report.t, 1)],
    [t`95 % confidence range`, range(interval, 1)],
    [t`Band`, upperFirst(band)],
    [t`Compared with the norm group`, above],
    [t`95 % confidence range of that`, percentiles],
  ] as const;
  return (
    <Card id="index" title={t`Index`} className="scroll-mt-4 print:break-inside-avoid">
      <p className="mb-4 max-w-reading">{text}</p>
      <div className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[1fr_10rem] print:grid-cols-[1fr_10rem]">
        <div className="min-w-0">
          <div aria-hidden className="flex justify-between text-tiny text-muted">
            <AxisWords />
          </div>
          <ScaleSvg
            label={t`Working from home: T ${score}, range ${within}, ${band}, ${above} of the norm group`}
            height={26}
            target={null}
          >
            <Track y={13} interval={interval} />
            <Dot t={report.t} y={13} />
          </ScaleSvg>
        </div>
        <div aria-hidden className="sm:text-right">
          <div>
            <span className="font-semibold">T {score}</span>, {band}
          </div>
          <div className="text-tiny text-muted">
            {above} ({percentiles})
          </div>
        </div>
      </div>
      <ChartTable
        title={t`The index in numbers`}
        heads={[t`Measure`, t`Value`]}
        rows={rows.map(([head, cell]) => ({ key: head, head, cells: [cell] }))}
      />
    </Card>
  );
}
