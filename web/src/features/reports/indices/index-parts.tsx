import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { number } from '../words.ts';
import type { WorkingFromHomeReport } from './api.ts';
import { signed } from './index-drivers.tsx';

/** What each facet adds to 50, as bars from the middle, and the whole calculation as a table. */
export function IndexParts({ report: { parts, t } }: { report: WorkingFromHomeReport }) {
  const longest = Math.max(1, ...parts.map(({ contribution }) => Math.abs(contribution)));
  const rows = parts.map(({ code, name, weight, z, contribution }) => ({
    key: code,
    head: name,
    cells: [number(weight, 2), number(z, 2), signed(contribution)],
  }));
  rows.push({ key: 'index', head: 'Index (T)', cells: ['', '', number(t, 1)] });
  return (
    <figure
      id="parts"
      aria-labelledby="parts-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface print:break-inside-avoid"
    >
      <figcaption className="px-5 pt-5 pb-2 sm:px-6">
        <h2 id="parts-title" className="text-title">
          How it is made
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          Nine facets of the personality test, each with a weight of ours. An average person gets
          50; the bars are the T points that each facet adds or takes away. Where the weight is
          below 0, as for Stress sensitivity, a low score adds.
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
                className={`absolute inset-y-0.5 rounded-small bg-personality forced-colors:bg-[Highlight] print:[print-color-adjust:exact] ${contribution > 0 ? '' : 'opacity-55'}`}
              />
            </span>
            <span className="text-right text-small">{signed(contribution)}</span>
          </li>
        ))}
      </ul>
      <p className="px-5 pt-1 pb-3 text-small sm:px-6">
        50 and all of them together: <b>T {number(t, 1)}</b>
      </p>
      <ChartTable
        bleed
        title="How the index is made"
        heads={['Facet', 'Weight', 'z', 'Adds to 50']}
        rows={rows}
      />
    </figure>
  );
}
