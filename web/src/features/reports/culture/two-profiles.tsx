import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetLine } from '../../../ui/charts/offset-line.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { PairLegend } from '../comparison/pair-line.tsx';
import { comparedColumns } from '../score-row.tsx';
import { number } from '../words.ts';
import type { CultureComparison } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';

interface TwoProfilesProps {
  comparison: CultureComparison;
  names: readonly [string, string];
}

/** The wishes of two people on the same lines: a dot above, a ring below, and in words whether they differ. */
export function TwoProfiles({ comparison, names }: TwoProfilesProps) {
  const { members, gaps } = comparison;
  const rows = members[0].categories.map((category) => {
    const other = members[1].categories.find(({ code }) => code === category.code);
    return { category, other, gap: gaps.find(({ code }) => code === category.code) };
  });
  return (
    <figure
      aria-labelledby="two-wishes"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="grid gap-2 px-5 pt-5 pb-3 sm:px-6">
        <div>
          <h2 id="two-wishes" className="text-title">
            What matters to each
          </h2>
          <p className="mt-0.5 max-w-reading text-small text-muted">
            Points of the scale from 1 to 7, above or below each person’s own average (the line in
            the middle). The pale bar is the 95 % band. Whoever wants more of everything does not
            show here: these are orders of wishes.
          </p>
        </div>
        <PairLegend names={names} hue="culture" />
      </figcaption>
      <OffsetAxis ends={['less', 'own average', 'more']} columns={comparedColumns} />
      <ul>
        {rows.map(({ category, other, gap }) => (
          <li
            key={category.code}
            className={`grid items-center gap-y-1 border-t border-line px-5 py-3 sm:px-6 print:break-inside-avoid ${comparedColumns}`}
          >
            <h3 className="font-sans text-body font-semibold tracking-normal">{category.name}</h3>
            <div className="min-w-0">
              {[category, other].map((score, at) =>
                score ? (
                  <OffsetLine
                    // oxlint-disable-next-line react/no-array-index-key -- first and second are what tells them apart
                    key={at}
                    label={`${category.name}, ${names[at]}: ${signed(score.centred)} points, between ${score.interval.map(signed).join(' and ')}`}
                    value={score.centred}
                    interval={score.interval}
                    reach={3}
                    hue="culture"
                    ring={at === 1}
                  />
                ) : null,
              )}
            </div>
            {gap && (
              <div
                className={`text-small [overflow-wrap:anywhere] sm:text-right ${gap.meaningful ? 'font-semibold' : 'text-muted'}`}
              >
                {gapInWords(gap, names)}
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="print:hidden">
        <ChartTable
          bleed
          title="What matters to each"
          heads={['Category', ...names, 'Difference', '95 % band', 'Gap']}
          rows={rows.map(({ category, other, gap }) => ({
            key: category.code,
            head: category.name,
            cells: [
              signed(category.centred),
              other ? signed(other.centred) : '—',
              gap ? signed(gap.difference) : '—',
              gap ? gap.interval.map(signed).join(' to ') : '—',
              gap ? number(gap.rms, 1) : '—',
            ],
          }))}
        />
      </div>
    </figure>
  );
}

type Gap = CultureComparison['gaps'][number];

function gapInWords({ meaningful, difference }: Gap, [first, second]: readonly [string, string]) {
  if (!meaningful) return 'No clear difference';
  return `Matters more to ${difference > 0 ? first : second}`;
}
