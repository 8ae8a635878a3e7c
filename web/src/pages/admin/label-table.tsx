import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import type { Label } from '../../features/labels/api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Column } from '../../ui/table.tsx';
import { Table } from '../../ui/table.tsx';

interface LabelTableProps {
  query: UseQueryResult<Label[]>;
  columns: readonly Column<Label>[];
  /** What is being searched for, as the address has it. */
  name: string | undefined;
  onName: (name: string | undefined) => void;
}

/** All labels come at once, since there are few: they are searched here. */
export function LabelTable({ query, columns, name = '', onName }: LabelTableProps) {
  const table = (rows: readonly Label[] | undefined) => (
    <Table
      caption="Labels"
      columns={columns}
      rows={rows?.filter((label) => label.name.toLowerCase().includes(name.toLowerCase()))}
      rowKey={({ id }) => id}
      empty={
        rows?.length ? (
          <EmptyState
            title="No label fits"
            action={<Button onClick={() => onName(undefined)}>Show all labels</Button>}
          />
        ) : (
          <EmptyState
            title="No labels yet"
            action={
              <ButtonLink to="/admin/manager/labels/new" look="primary">
                <PlusIcon /> New label
              </ButtonLink>
            }
          >
            A label marks people across campaigns, such as “Future lead” or “Intern 2026”. Lists and
            the dashboard can be narrowed to it.
          </EmptyState>
        )
      }
    />
  );
  return (
    <Card flush>
      {query.data?.length !== 0 && (
        <CardToolbar>
          <SearchField
            label="Search labels"
            value={name}
            onSearch={(text) => onName(text || undefined)}
          />
        </CardToolbar>
      )}
      <Loaded query={query} skeleton={table(undefined)}>
        {table}
      </Loaded>
    </Card>
  );
}
