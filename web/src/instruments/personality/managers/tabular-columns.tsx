import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { withPercent } from '../../../lib/numbers.ts';
import { ScoreLine } from '../../../ui/charts/score-line.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import type { TabularRow } from '../../../features/reports/api.ts';
import { chooseColumn } from '../../../features/reports/choose-column.tsx';
import { mostPeople } from '../../../features/reports/search.ts';
import { StylePill } from '../../../features/reports/style-pill.tsx';
import { bandInWords, factorCodes, factorName, number } from '../../../features/reports/words.ts';
import { FitCell } from './fit-cell.tsx';
import { nameColumn } from '../../../features/reports/name-column.tsx';
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
      header: <span className="block w-24 whitespace-normal">{t`Fit, higher than … of 100`}</span>,
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
  const { sten, band, leaning } = factor;
  return (
    <div className="min-w-24 whitespace-nowrap">
      <div className="w-24">
        <ScoreLine score={{ name, ...factor }} hue="violet" />
      </div>
      <div aria-hidden className="mt-0.5 text-tiny">
        <span className="font-semibold">
          <Trans>sten {sten}</Trans>
        </span>{' '}
        <span className="text-muted">· {shareInShort(factor)}</span>
        <span className="block">{bandInWords(band, leaning)}</span>
      </div>
    </div>
  );
}

/** The share of the norm group below, so short that it fits its column; at the end of a scale it is a bound. */
export function shareInShort({
  percentile,
  end,
}: Pick<TabularRow['factors'][number], 'percentile' | 'end'>): string {
  if (percentile < 1) return `< ${withPercent('1')}`;
  if (percentile > 99) return `> ${withPercent('99')}`;
  const share = withPercent(number(percentile));
  if (end === 'highest') return `≥ ${share}`;
  return end === 'lowest' ? `≤ ${share}` : share;
}
