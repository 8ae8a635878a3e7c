import { ScoreLine, usePercentileInWords } from '../../ui/charts/score-line.tsx';
import { Pill } from '../../ui/status.tsx';
import type { Column } from '../../ui/table.tsx';
import type { TabularRow } from './api.ts';
import { chooseColumn } from './choose-column.tsx';
import { mostPeople } from './search.ts';
import { factorNames, styleTones, upperFirst } from './words.ts';
import { FitCell } from './fit-cell.tsx';
import { nameColumn } from './name-column.tsx';
import { testTypeIds } from '@assay/contract/instruments';

interface TabularColumns {
  campaign: number;
  chosen: readonly number[];
  onChosen: (subjects: readonly number[]) => void;
}

/** Results of a campaign: a person a row, a factor a column; a box chooses people to compare. */
export function tabularColumns({
  campaign,
  chosen,
  onChosen,
}: TabularColumns): readonly Column<TabularRow>[] {
  return [
    chooseColumn({ chosen, onChosen, most: mostPeople }),
    nameColumn({ test: testTypeIds.personality, campaign, withDay: true }),
    {
      id: 'fit',
      header: 'Fit, higher than … of 100',
      cell: ({ fit }) => <FitCell fit={fit} />,
    },
    ...Object.entries(factorNames).map(([code, name]) => factorColumn(code, name)),
    {
      id: 'style',
      header: 'Answering style',
      cell: ({ responseStyle }) => (
        <Pill tone={styleTones[responseStyle] ?? 'quiet'}>{upperFirst(responseStyle)}</Pill>
      ),
    },
  ];
}

function factorColumn(code: string, name: string): Column<TabularRow> {
  return {
    id: code,
    header: name,
    order: code,
    cell: ({ factors }) => {
      const factor = factors.find((one) => one.code === code);
      return factor ? (
        <FactorScore name={name} {...factor} />
      ) : (
        <span className="text-muted">—</span>
      );
    },
  };
}

function FactorScore({ name, ...factor }: TabularRow['factors'][number] & { name: string }) {
  const percentileInWords = usePercentileInWords();
  const words = percentileInWords(factor);
  return (
    <div className="w-28">
      <ScoreLine score={{ name, ...factor }} hue="personality" />
      <div aria-hidden className="mt-0.5 text-tiny whitespace-nowrap">
        <span className="font-semibold">sten {factor.sten}</span>, {factor.band}
        <span className="block text-muted">{words}</span>
      </div>
    </div>
  );
}
