import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayInWords } from '../../../lib/moments.ts';
import { OffsetLine } from '../../../ui/charts/offset-line.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import type { Column } from '../../../ui/tables/table.tsx';
import { chooseColumn } from '../../../features/reports/choose-column.tsx';
import { StylePill } from '../../../features/reports/style-pill.tsx';
import { range } from '../../../features/reports/words.ts';
import type { CultureTable } from './api.ts';
import { fitEnd, fitRange } from '../../../lib/culture-fit.ts';
import { nameColumn } from '../../../features/reports/name-column.tsx';
import { testTypeIds } from '@assay/contract/instruments';

type Row = CultureTable['data'][number];
type Category = CultureTable['meta']['categories'][number];

interface CultureColumns {
  campaign: number;
  /** In the order of the columns. */
  categories: readonly Category[];
  /** Of today's questions. */
  version: string;
  chosen: readonly number[];
  onChosen: (subjects: readonly number[]) => void;
}

/** Culture results of a campaign: a person a row, a category a column; a box chooses two to compare. */
export function cultureColumns(props: CultureColumns): readonly Column<Row>[] {
  const { campaign, categories, version: today, chosen, onChosen } = props;
  return [
    chooseColumn({ chosen, onChosen, most: 2 }),
    nameColumn({ test: testTypeIds.culture, campaign }),
    {
      id: 'fit',
      header: t`Fit`,
      cell({ fit }) {
        if (!fit) return <span className="text-muted">—</span>;
        const isBand = fit.fit > 0 && fitEnd(fit.interval) === null;
        return (
          <div className="whitespace-nowrap">
            <span className="font-semibold">{fit.label}</span>
            <span className="block text-tiny text-muted">
              {fit.fit}
              {isBand ? ` (${range(fit.interval)})` : `, ${fitRange(fit.fit, fit.interval)}`}
            </span>
          </div>
        );
      },
    },
    ...categories.map(categoryColumn),
    {
      id: 'completed_at',
      header: t`Completed`,
      order: 'completed_at',
      cell: ({ completedAt, version }) => (
        <span className="whitespace-nowrap text-muted">
          {dayInWords(completedAt)}
          {version !== today && (
            <span className="block text-tiny">
              <Trans>questions of version {version}</Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'style',
      header: t`Answering style`,
      cell: ({ responseStyle }) => <StylePill verdict={responseStyle} />,
    },
  ];
}

function categoryColumn({ code, name }: Category): Column<Row> {
  return {
    id: code,
    // As wide as its longest word: a word of another language may be longer than the column.
    header: (
      <span className="inline-block max-w-24 min-w-min text-left [overflow-wrap:normal] whitespace-normal">
        {name}
      </span>
    ),
    order: code,
    cell({ categories }) {
      const score = categories.find((one) => one.code === code);
      if (!score) return <span className="text-muted">—</span>;
      const { centred, interval } = score;
      const [from, to] = [signed(interval[0]), signed(interval[1])];
      const value = signed(centred);
      return (
        <>
          <div className="w-20">
            <OffsetLine
              label={t`${name}: ${value} points, between ${from} and ${to}`}
              value={centred}
              interval={interval}
              reach={3}
              hue="rust"
            />
          </div>
          <div aria-hidden className="text-tiny whitespace-nowrap">
            <span className="font-semibold">{value}</span>
            <span className="block text-muted">
              <Trans>
                {from} to {to}
              </Trans>
            </span>
          </div>
        </>
      );
    },
  };
}
