import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetRow } from '../../../ui/charts/offset-row.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { number } from '../words.ts';
import type { CultureReport } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';

const standing = {
  low: 'matters less',
  middle: 'about the own average',
  high: 'matters more',
} as const;

/** Each category around the person's own average, the organisation beside it as a thin mark. */
export function Wishes({ report }: { report: CultureReport }) {
  const { categories, ownMean } = report;
  // Described with other questions it has nothing to set beside these.
  const organization = report.organization?.culture.categories.length ? report.organization : null;
  const own = (code: string) =>
    organization?.culture.categories.find((one) => one.code === code)?.centred;
  const rows = categories.map(({ code, name, mean, centred, interval, emphasis }) => {
    const beside = own(code);
    return {
      key: code,
      head: name,
      cells: [
        number(mean, 1),
        signed(centred),
        interval.map(signed).join(' to '),
        ...(organization ? [beside === undefined ? '—' : signed(beside)] : []),
        standing[emphasis],
      ],
    };
  });
  const heads = [
    'Category',
    'Mean, 1 to 7',
    'Against the own average',
    '95 % band',
    ...(organization ? ['Organisation'] : []),
    'In words',
  ];
  return (
    <figure
      aria-labelledby="wishes"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-3 sm:px-6">
        <h2 id="wishes" className="text-title">
          What matters to this person
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          Points of the scale from 1 to 7, above or below the person’s own average of{' '}
          {number(ownMean ?? 0, 1)} (the line in the middle). The pale bar is the 95 % band.
          {organization &&
            ` The thin mark is ${organization.test.name}: the organisation around its own average.`}
        </p>
      </figcaption>
      <OffsetAxis ends={['less', 'own average', 'more']} />
      <ul>
        {categories.map(({ code, name, text, centred, interval, emphasis }) => {
          const value = own(code);
          const beside = value === undefined ? undefined : { value, name: 'the organisation' };
          return (
            <OffsetRow
              key={code}
              {...{ name, interval }}
              value={centred}
              mark={beside}
              hue="culture"
              verdict={standing[emphasis]}
              {...(beside && { note: `organisation ${signed(beside.value)}` })}
            >
              <p className="mt-1 max-w-reading text-small">{text}</p>
            </OffsetRow>
          );
        })}
      </ul>
      <div className="print:hidden">
        <ChartTable bleed title="What matters to this person" {...{ heads, rows }} />
      </div>
    </figure>
  );
}
