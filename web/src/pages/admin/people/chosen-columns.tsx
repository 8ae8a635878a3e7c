import { useMemo } from 'react';
import type { PeopleColumn } from '../../../features/campaigns/people-columns.tsx';
import { ColumnsButton } from '../../../features/people/columns-button.tsx';
import { useHiddenColumns } from '../../../features/people/use-columns.ts';

/** The columns of a campaign's list that its manager wants to see, and the button that chooses them. */
export function useChosenColumns(columns: readonly PeopleColumn[]) {
  const { hidden, onHidden, onReset } = useHiddenColumns();
  const shown = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]);
  const choices = columns
    .filter(({ id, hideHeader }) => id !== 'name' && !hideHeader)
    .map(({ id, name, header }) => ({ id, label: name ?? header }));
  const button = <ColumnsButton columns={choices} {...{ hidden, onHidden, onReset }} />;
  return { shown, button };
}
