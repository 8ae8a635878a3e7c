import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { OffsetLine } from '../../../ui/charts/offset-line.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import type { CultureAverages } from './api.ts';
import { OffsetAxis } from './offset-axis.tsx';
import { rangeInWords } from './range-in-words.ts';
import { apartInWords } from '../../../features/reports/averages/beyond-chance.ts';
import { letters } from '../../../features/reports/averages/letters.tsx';

interface Shown {
  letter: string;
  name: string;
  test: string | undefined;
  categories: NonNullable<CultureAverages['categories']>;
}

const columns =
  'sm:grid-cols-[minmax(8rem,11rem)_1fr_9rem] sm:gap-x-6 print:grid-cols-[9rem_1fr_8rem] print:gap-x-6';
const lineColumns = 'grid-cols-[1rem_1fr_auto] gap-x-3 sm:grid-cols-[1rem_1fr_8.5rem]';

/** The newest version of the questions among the averages: those of another one are not set beside it. */
export function comparedVersion(averages: readonly CultureAverages[]): string | undefined {
  const versions = averages.flatMap(({ categories, version }) => (categories && version) || []);
  return versions.toSorted().at(-1);
}

/** What people of campaigns want on average: the dot is the mean, the pale bar its confidence interval. */
export function CultureAveragesChart({ averages }: { averages: readonly CultureAverages[] }) {
  const { t } = useLingui();
  const version = comparedVersion(averages);
  const shown = averages.flatMap(({ campaign, test, categories, ...own }, index): Shown[] =>
    categories && own.version === version
      ? [{ letter: letters[index] ?? '', name: campaign.name, test: test?.name, categories }]
      : [],
  );
  const [first] = shown;
  if (!first) {
    return (
      <Card>
        <EmptyState title={t`No averages to show`}>
          <Trans>
            Each chosen campaign has too few results, or people in it answered different versions of
            the questions. Choose another, or come back when more people have completed the test.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
  const marked = shown.length === 1 ? first.test : undefined;
  return (
    <figure
      aria-labelledby="averages"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-3 sm:px-6">
        <h2 id="averages" className="text-title">
          <Trans>Averages</Trans>
        </h2>
        <p className="mt-0.5 max-w-190 text-small text-muted">
          <Trans>
            Points on the scale from 1 to 7, above or below what each person answers on average: the
            dot is the mean of the people, the pale bar its 95 % confidence range.
          </Trans>{' '}
          {marked !== undefined &&
            `${t`The thin mark is ${marked}: the organisation around its own average.`} `}
          <Trans>
            Where the bars of two campaigns overlap, the difference could be chance. Each person
            counts in one group of five or more, whose average is rounded and never changes, so that
            no average reveals a single person.
          </Trans>
        </p>
      </figcaption>
      <OffsetAxis
        ends={[t`less`, t`own average`, t`more`]}
        columns={columns}
        beside="pr-10 pl-7 sm:pr-37"
      />
      {first.categories.map(({ code, name }) => (
        <CategoryRow key={code} {...{ code, name }} campaigns={shown} marked={Boolean(marked)} />
      ))}
      <div className="print:hidden">
        <AveragesTable campaigns={shown} />
      </div>
    </figure>
  );
}

const meansOf = (campaigns: readonly Shown[], wanted: string) =>
  campaigns.flatMap(({ letter, categories }) => {
    const category = categories.find(({ code }) => code === wanted);
    return category ? [{ ...category, letter }] : [];
  });

interface CategoryRowProps {
  code: string;
  name: string;
  campaigns: readonly Shown[];
  /** Whether the organisation stands beside. */
  marked: boolean;
}

function CategoryRow({ code, name, campaigns, marked }: CategoryRowProps) {
  const means = meansOf(campaigns, code);
  const { words, apart } = apartInWords(means);
  return (
    <section
      aria-label={name}
      className={`grid min-w-0 items-center gap-y-1 border-t border-line px-5 py-3 sm:px-6 print:break-inside-avoid ${columns}`}
    >
      <div className="font-semibold">{name}</div>
      <div className="grid gap-1">
        {means.map(({ letter, mean, interval, organization }) => (
          <div key={letter} className={`grid items-center ${lineColumns}`}>
            <span aria-hidden className="text-tiny font-semibold text-rust">
              {letter}
            </span>
            <OffsetLine
              label={labelOf(name, letter, [mean, ...interval])}
              value={mean}
              interval={interval}
              mark={marked ? organization : null}
              reach={3}
              hue="rust"
            />
            <span aria-hidden className="text-right text-tiny whitespace-nowrap text-muted">
              <b className="text-ink">{signed(mean)}</b>
              <span className="max-sm:hidden"> ({rangeInWords(interval)})</span>
            </span>
          </div>
        ))}
      </div>
      <div className={`text-small sm:text-right ${apart ? 'font-semibold' : 'text-muted'}`}>
        {words}
      </div>
    </section>
  );
}

function labelOf(name: string, letter: string, points: readonly [number, number, number]): string {
  const [value = '', from = '', to = ''] = points.map(signed);
  return t`${name}, ${letter}: average ${value}, between ${from} and ${to}`;
}

function AveragesTable({ campaigns }: { campaigns: readonly Shown[] }) {
  const rows = (campaigns[0]?.categories ?? []).map(({ code, name }) => ({
    key: code,
    head: name,
    cells: meansOf(campaigns, code).flatMap(({ mean, interval, organization }) => [
      `${signed(mean)} (${rangeInWords(interval)})`,
      organization === null ? '—' : signed(organization),
    ]),
  }));
  const heads = [
    t`Category`,
    ...campaigns.flatMap(({ letter, name }) => [`${letter} ${name}`, t`${letter} organisation`]),
  ];
  return (
    <ChartTable bleed title={t`Averages with their 95 % confidence ranges`} {...{ heads, rows }} />
  );
}
