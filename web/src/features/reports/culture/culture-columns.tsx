import { fitEnd } from '@assay/contract/culture-fit';
import { dayInWords } from '../../../lib/moments.ts';
import { OffsetLine } from '../../../ui/charts/offset-line.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import { Pill } from '../../../ui/status.tsx';
import type { Column } from '../../../ui/table.tsx';
import { chooseColumn } from '../choose-column.tsx';
import { range, styleTones, upperFirst } from '../words.ts';
import type { CultureTable } from './api.ts';
import { nameColumn } from '../name-column.tsx';
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
      header: 'Fit',
      cell({ fit }) {
        if (!fit) return <span className="text-muted">—</span>;
        const end = fitEnd(fit.interval);
        return (
          <div className="whitespace-nowrap">
            <span className="font-semibold">{fit.label}</span>
            <span className="block text-tiny text-muted">
              {fit.fit}
              {end === null ? ` (${range(fit.interval)})` : `, ${end}`}
            </span>
          </div>
        );
      },
    },
    ...categories.map(categoryColumn),
    {
      id: 'completed_at',
      header: 'Completed',
      order: 'completed_at',
      cell: ({ completedAt, version }) => (
        <span className="whitespace-nowrap text-muted">
          {dayInWords(completedAt)}
          {version !== today && (
            <span className="block text-tiny">questions of version {version}</span>
          )}
        </span>
      ),
    },
    {
      id: 'style',
      header: 'Answering style',
      cell: ({ responseStyle }) => (
        <Pill tone={styleTones[responseStyle] ?? 'quiet'}>{upperFirst(responseStyle)}</Pill>
      ),
    },
  ];
}

function categoryColumn({ code, name }: Category): Column<Row> {
  return {
    id: code,
    header: <span className="inline-block max-w-24 text-left whitespace-normal">{name}</span>,
    order: code,
    cell({ categories }) {
      const score = categories.find((one) => one.code === code);
      if (!score) return <span className="text-muted">—</span>;
      const { centred, interval } = score;
      const [from, to] = interval.map(signed);
      return (
        <div className="w-20">
          <OffsetLine
            label={`${name}: ${signed(centred)} points, between ${from} and ${to}`}
            value={centred}
            interval={interval}
            reach={3}
            hue="culture"
          />
          <div aria-hidden className="text-tiny whitespace-nowrap">
            <span className="font-semibold">{signed(centred)}</span>
            <span className="block text-muted">
              {from} to {to}
            </span>
          </div>
        </div>
      );
    },
  };
}
