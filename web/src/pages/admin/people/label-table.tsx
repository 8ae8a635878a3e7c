import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../../api/loaded.tsx';
import type { Label } from '../../../features/labels/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { Table } from '../../../ui/tables/table.tsx';

interface LabelTableProps {
  query: UseQueryResult<Label[]>;
  columns: readonly Column<Label>[];
  /** What is being searched for, as the address has it. */
  name: string | undefined;
  onName: (name: string | undefined) => void;
}

/** All labels come at once, since there are few: they are searched here. */
export function LabelTable({ query, columns, name = '', onName }: LabelTableProps) {
  const { t } = useLingui();
  const table = (rows: readonly Label[] | undefined) => (
    <Table
      caption={t`Labels`}
      columns={columns}
      rows={rows?.filter((label) => label.name.toLowerCase().includes(name.toLowerCase()))}
      rowKey={({ id }) => id}
      empty={
        rows?.length ? (
          <EmptyState
            title={t`No labels match`}
            action={
              <Button onClick={() => onName(undefined)}>
                <Trans>Show all labels</Trans>
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t`No labels yet`}
            action={
              <ButtonLink to="/admin/manager/labels/new" look="primary">
                <PlusIcon /> <Trans>New label</Trans>
              </ButtonLink>
            }
          >
            <Trans>
              A label marks people across campaigns, such as “Future lead” or “Intern 2026”. You can
              filter lists and the dashboard by it.
            </Trans>
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
            label={t`Search labels`}
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
