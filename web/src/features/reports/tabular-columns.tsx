import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScoreLine, usePercentileInWords } from '../../ui/charts/score-line.tsx';
import type { Column } from '../../ui/table.tsx';
import type { TabularRow } from './api.ts';
import { chooseColumn } from './choose-column.tsx';
import { mostPeople } from './search.ts';
import { StylePill } from './style-pill.tsx';
import { bandInWords, factorCodes, factorName } from './words.ts';
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
      header: t`Fit, higher than … of 100`,
      cell: ({ fit }) => <FitCell fit={fit} />,
    },
    ...factorCodes.map((code) => factorColumn(code, factorName(code))),
    {
      id: 'style',
      header: t`Answering style`,
      cell: ({ responseStyle }) => <StylePill verdict={responseStyle} />,
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
  const { sten, band } = factor;
  const words = percentileInWords(factor);
  return (
    <div className="w-28">
      <ScoreLine score={{ name, ...factor }} hue="personality" />
      <div aria-hidden className="mt-0.5 text-tiny whitespace-nowrap">
        <span className="font-semibold">
          <Trans>sten {sten}</Trans>
        </span>
        , {bandInWords(band)}
        <span className="block text-muted">{words}</span>
      </div>
    </div>
  );
}
