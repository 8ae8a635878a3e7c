import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetRow } from '../../../ui/charts/offset-row.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { number } from '../../../features/reports/words.ts';
import type { CultureReport } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';
import { rangeInWords } from './range-in-words.ts';

const standing = {
  low: msg`matters less`,
  middle: msg`near own average`,
  high: msg`matters more`,
} as const;

/** Each category around the person's own average, the organisation beside it as a thin mark. */
export function Wishes({ report }: { report: CultureReport }) {
  return report.note === null ? <Profile report={report} /> : <NoProfile note={report.note} />;
}

/** Answers that do not differ make no profile. */
function NoProfile({ note }: { note: string }) {
  return (
    <Card title={t`What matters to this person`}>
      <p className="max-w-reading">{note}</p>
    </Card>
  );
}

function Profile({ report }: { report: CultureReport }) {
  const { t, i18n } = useLingui();
  const { categories } = report;
  const ownMean = number(report.ownMean ?? 0, 1);
  // Described with other questions it has nothing to set beside these.
  const organization = report.organization?.culture.categories.length ? report.organization : null;
  const profile = organization?.test.name;
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
        rangeInWords(interval),
        ...(organization ? [beside === undefined ? '—' : signed(beside)] : []),
        i18n._(standing[emphasis]),
      ],
    };
  });
  const heads = [
    t`Category`,
    t`Mean, 1 to 7`,
    t`Compared with own average`,
    t`95 % confidence range`,
    ...(organization ? [t`Organisation`] : []),
    t`In words`,
  ];
  return (
    <figure
      aria-labelledby="wishes"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-3 sm:px-6">
        <h2 id="wishes" className="text-title">
          <Trans>What matters to this person</Trans>
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          <Trans>
            Points on the scale from 1 to 7, above or below the person’s own average of {ownMean}{' '}
            (the line in the middle). The pale bar is the 95 % confidence range.
          </Trans>{' '}
          {profile !== undefined &&
            t`The thin mark is ${profile}: the organisation around its own average.`}
        </p>
      </figcaption>
      <OffsetAxis ends={[t`less`, t`own average`, t`more`]} />
      <ul>
        {categories.map(({ code, name, text, centred, interval, emphasis }) => {
          const value = own(code);
          const beside = value === undefined ? undefined : { value, name: t`the organisation` };
          return (
            <OffsetRow
              key={code}
              {...{ name, interval }}
              value={centred}
              mark={beside}
              hue="rust"
              verdict={i18n._(standing[emphasis])}
              {...(beside && { note: organizationInWords(beside.value) })}
            >
              <p className="mt-1 max-w-reading text-small">{text}</p>
            </OffsetRow>
          );
        })}
      </ul>
      <div className="print:hidden">
        <ChartTable bleed title={t`What matters to this person`} {...{ heads, rows }} />
      </div>
    </figure>
  );
}

function organizationInWords(value: number): string {
  const points = signed(value);
  return t`organisation ${points}`;
}
