import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { counted } from '../../../../lib/numbers.ts';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Pagination } from '../../../../ui/tables/pagination.tsx';
import type { PersonRow } from '../values.ts';
import { ImportRow } from './import-row.tsx';
import type { ImportedRow, RowFilter } from './imported-rows.ts';
import { countsInWords, countsOf, mended, peopleIn, shownRows } from './imported-rows.ts';
import { ScrollArea } from '../../../../ui/page/scroll-area.tsx';

interface ImportPreviewProps {
  rows: readonly ImportedRow[];
  present: readonly PersonRow[];
  onRows: (rows: ImportedRow[]) => void;
  onBack: () => void;
  onAdd: (people: PersonRow[]) => void;
}

const perPage = 25;
const filterNames: Record<RowFilter, MessageDescriptor> = {
  all: msg`All rows`,
  good: msg`To add`,
  double: msg`Duplicates`,
  bad: msg`With a problem`,
};

export function ImportPreview({ rows, present, onRows, onBack, onAdd }: ImportPreviewProps) {
  const { t } = useLingui();
  const counts = countsOf(rows);
  const [filter, setFilter] = useState<RowFilter>(counts.bad > 0 ? 'bad' : 'all');
  const [page, setPage] = useState(1);
  const preview = useKeptFocus<HTMLDivElement>();
  const shown = shownRows(rows, filter);
  const last = Math.max(1, Math.ceil(shown.length / perPage));
  const current = Math.min(page, last);
  const { good } = counts;
  return (
    <div ref={preview} className="grid gap-4">
      <p role="status">{countsInWords(counts)}</p>
      <SelectField
        label={t`Rows to show`}
        hideLabel
        className="max-w-80"
        value={filter}
        options={Object.entries(filterNames).map(([value, label]) => ({
          value,
          label: `${t(label)} (${counted(counts[value as RowFilter])})`,
        }))}
        onChange={(event) => {
          setFilter(event.target.value as RowFilter);
          setPage(1);
        }}
      />
      <div className="rounded-control border border-line">
        <ScrollArea label={t`Rows of the list`} className="relative max-h-[45dvh] overflow-auto">
          <table className="w-full text-left text-small">
            <caption className="sr-only">
              <Trans>Preview</Trans>
            </caption>
            <thead className="max-sm:sr-only">
              <tr className="text-muted">
                {[t`Line`, t`Name`, t`Email`, t`Result`].map((head) => (
                  <th key={head} scope="col" className="px-3 py-2 font-normal">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice((current - 1) * perPage, current * perPage).map(({ row, index }) => (
                <ImportRow
                  key={index}
                  row={row}
                  onMend={(typed) => onRows(mended(rows, index, typed, present))}
                />
              ))}
              {shown.length === 0 && (
                <tr>
                  <td colSpan={4} className="px-3 py-6 text-center text-muted">
                    <Trans>No rows to show.</Trans>
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </ScrollArea>
        <Pagination
          meta={{ current_page: current, last_page: last, per_page: perPage, total: shown.length }}
          onPage={setPage}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onBack}>
          <Trans>Choose another list</Trans>
        </Button>
        <Button look="primary" disabled={good === 0} onClick={() => onAdd(peopleIn(rows))}>
          {good > 0
            ? t`${plural(good, { one: 'Add # person', other: 'Add # people' })}`
            : t`Add people`}
        </Button>
      </div>
    </div>
  );
}
