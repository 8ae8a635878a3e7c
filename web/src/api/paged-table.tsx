import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from './loaded.tsx';
import type { PaginationProps } from '../ui/pagination.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { TableProps } from '../ui/table.tsx';
import { Table } from '../ui/table.tsx';

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'stale'> {
  query: UseQueryResult<{ data: readonly Row[]; meta: PaginationProps['meta'] }>;
  onPage: (page: number) => void;
}

/** A list of the server, page by page, with its skeleton and what went wrong; sits in a flush card. */
export function PagedTable<Row>({ query, onPage, ...table }: PagedTableProps<Row>) {
  if (query.isError && !query.data) {
    return (
      <div className="p-5">
        <Loaded query={query} skeleton={null}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  return (
    <>
      <Table<Row> rows={query.data?.data} stale={query.isPlaceholderData} {...table} />
      {query.data && <Pagination meta={query.data.meta} onPage={onPage} />}
    </>
  );
}
