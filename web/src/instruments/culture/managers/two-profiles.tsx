import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetLine } from '../../../ui/charts/offset-line.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { PairLegend } from '../../../features/reports/pair-line.tsx';
import { comparedColumns } from '../../../features/reports/score-row.tsx';
import { number } from '../../../features/reports/words.ts';
import type { CultureComparison } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';
import { rangeInWords } from './range-in-words.ts';

interface TwoProfilesProps {
  comparison: CultureComparison;
  names: readonly [string, string];
}

/** The wishes of two people on the same lines: a dot above, a ring below, and in words whether they differ. */
export function TwoProfiles({ comparison, names }: TwoProfilesProps) {
  const { t } = useLingui();
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
            <Trans>What matters to each</Trans>
          </h2>
          <p className="mt-0.5 max-w-reading text-small text-muted">
            <Trans>
              Points on the scale from 1 to 7, above or below each person’s own average (the line in
              the middle). The pale bar is the 95 % confidence range. The chart shows what matters
              more or less to each person, not who wants more overall.
            </Trans>
          </p>
        </div>
        <PairLegend names={names} hue="rust" />
      </figcaption>
      <OffsetAxis ends={[t`less`, t`own average`, t`more`]} columns={comparedColumns} />
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
                    label={pointsInWords(score, names[at] ?? '')}
                    value={score.centred}
                    interval={score.interval}
                    reach={3}
                    hue="rust"
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
          title={t`What matters to each`}
          heads={[t`Category`, ...names, t`Difference`, t`95 % confidence range`, t`Gap`]}
          rows={rows.map(({ category, other, gap }) => ({
            key: category.code,
            head: category.name,
            cells: [
              signed(category.centred),
              other ? signed(other.centred) : '—',
              gap ? signed(gap.difference) : '—',
              gap ? rangeInWords(gap.interval) : '—',
              gap ? number(gap.rms, 1) : '—',
            ],
          }))}
        />
      </div>
    </figure>
  );
}

type Score = CultureComparison['members'][0]['categories'][number];

function pointsInWords({ name: category, centred, interval }: Score, name: string): string {
  const [points, from, to] = [signed(centred), signed(interval[0]), signed(interval[1])];
  return t`${category}, ${name}: ${points} points, between ${from} and ${to}`;
}

type Gap = CultureComparison['gaps'][number];

function gapInWords({ meaningful, difference }: Gap, [first, second]: readonly [string, string]) {
  if (!meaningful) return t`No clear difference`;
  const who = difference > 0 ? first : second;
  return t`Matters more to ${who}`;
}
