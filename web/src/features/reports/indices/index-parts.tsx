import { Trans, useLingui } from '@lingui/react/macro';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { number } from '../words.ts';
import type { WorkingFromHomeReport } from './api.ts';

/** What each facet adds to 50, as bars from the middle, and the whole calculation as a table. */
export function IndexParts({ report }: { report: WorkingFromHomeReport }) {
  const { t } = useLingui();
  const { parts } = report;
  const score = number(report.t, 1);
  const longest = Math.max(1, ...parts.map(({ contribution }) => Math.abs(contribution)));
  const rows = parts.map(({ code, name, weight, z, contribution }) => ({
    key: code,
    head: name,
    cells: [number(weight, 2), number(z, 2), signed(contribution)],
  }));
  rows.push({ key: 'index', head: t`Index (T)`, cells: ['', '', score] });
  return (
    <figure
      id="parts"
      aria-labelledby="parts-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface print:break-inside-avoid"
    >
      <figcaption className="px-5 pt-5 pb-2 sm:px-6">
        <h2 id="parts-title" className="text-title">
          <Trans>How this was calculated</Trans>
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          <Trans>
            Nine facets of the personality test, each with a weight that we have set. An average
            person gets 50; the bars are the T points that each facet adds or takes away. Where the
            weight is below 0, as for Stress sensitivity, a low score adds.
          </Trans>
        </p>
      </figcaption>
      <ul className="grid gap-1.5 px-5 py-2 sm:px-6">
        {parts.map(({ code, name, contribution }) => (
          <li
            key={code}
            className="grid grid-cols-[1fr_3.5rem] items-center gap-x-4 sm:grid-cols-[minmax(8rem,11rem)_1fr_3.5rem]"
          >
            <span>{name}</span>
            <span
              aria-hidden
              className="relative h-3 border-x border-transparent max-sm:order-3 max-sm:col-span-2"
            >
              <span className="absolute inset-y-0 left-1/2 w-px bg-edge" />
              <span
                style={{
                  width: `${(Math.abs(contribution) / longest) * 50}%`,
                  [contribution > 0 ? 'left' : 'right']: '50%',
                }}
                className={`absolute inset-y-0.5 rounded-small bg-violet forced-colors:bg-[Highlight] print:[print-color-adjust:exact] ${contribution > 0 ? '' : 'opacity-55'}`}
              />
            </span>
            <span className="text-right text-small">{signed(contribution)}</span>
          </li>
        ))}
      </ul>
      <p className="px-5 pt-1 pb-3 text-small sm:px-6">
        <Trans>
          Sum: 50 + contributions = <b>T {score}</b>
        </Trans>
      </p>
      <ChartTable
        bleed
        title={t`How the index was calculated`}
        heads={[t`Facet`, t`Weight`, 'z', t`Contribution`]}
        rows={rows}
      />
    </figure>
  );
}
