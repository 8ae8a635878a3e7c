import { t } from '@lingui/core/macro';
import { decimal } from '../../lib/numbers.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Dot, ScaleSvg, Track } from '../../ui/charts/scale-svg.tsx';
import type { DashboardDetails } from './api.ts';

const inWords = (value: number) => decimal(value, 1);

function averageInWords(name: string, mean: number, interval: readonly number[]): string {
  const [low = 0, high = 0] = interval;
  const [from, to] = [inWords(low), inWords(high)];
  return t`${name}: average T ${mean}, between ${from} and ${to}`;
}

/** The five factors on their lines: the dot is the average, the pale bar its 95 % confidence range. */
export function FactorAverages({
  scales,
}: {
  scales: NonNullable<DashboardDetails['averages']['scales']>;
}) {
  return (
    <figure aria-label={t`Averages of the five factors`} className="grid min-w-0 gap-2.5">
      {scales.map(({ code, name, mean, interval }) => (
        <div
          key={code}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
        >
          <span className="text-small font-medium">{name}</span>
          <div className="order-last col-span-2 sm:order-none sm:col-span-1">
            <ScaleSvg label={averageInWords(name, mean, interval)} height={20} target={null}>
              <Track y={10} interval={interval} />
              <Dot t={mean} y={10} />
            </ScaleSvg>
          </div>
          <span aria-hidden className="text-right text-tiny text-muted">
            <b className="text-ink">{mean}</b> ({inWords(interval[0])}–{inWords(interval[1])})
          </span>
        </div>
      ))}
      <ChartTable
        title={t`Averages of the five factors`}
        heads={[t`Factor`, t`Mean T`, t`95 % confidence range`]}
        rows={scales.map(({ code, name, mean, interval }) => ({
          key: code,
          head: name,
          cells: [String(mean), interval.map(inWords).join('–')],
        }))}
      />
    </figure>
  );
}
