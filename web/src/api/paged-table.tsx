import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Loaded } from './loaded.tsx';
import type { PaginationProps } from '../ui/tables/pagination.tsx';
import { Pagination } from '../ui/tables/pagination.tsx';
import type { TableProps } from '../ui/tables/table.tsx';
import { Table } from '../ui/tables/table.tsx';

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'stale'> {
  query: UseQueryResult<{ data: readonly Row[]; meta: PaginationProps['meta'] }>;
  onPage: (page: number) => void;
}

/** A list of the server, page by page, with its skeleton and what went wrong; sits in a flush card. */
export function PagedTable<Row>({ query, onPage, ...table }: PagedTableProps<Row>) {
  const top = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { current_page: current = 1, last_page: last = 1 } = query.data?.meta ?? {};
  // Its rows have gone meanwhile, as when all of the last page were removed: that no one is left would be said of a list that has others.
  const gone = current > last;
  useEffect(() => {
    if (!gone || query.isPlaceholderData) return;
    const page = last > 1 ? last : undefined;
    void navigate({
      to: '.',
      search: (old) => ({ ...old, page }),
      replace: true,
      resetScroll: false,
    });
  }, [gone, last, query.isPlaceholderData, navigate]);
  function turn(page: number) {
    onPage(page);
    // By pointer, a page is read from its first row. By keyboard, the button that has the focus stays in sight.
    if (document.activeElement?.matches(':focus-visible')) return;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }
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
      {/* Below a bar that stays at the top of the window. */}
      <div ref={top} className="scroll-mt-13" />
      <Table<Row>
        rows={gone ? undefined : query.data?.data}
        stale={query.isPlaceholderData}
        {...table}
      />
      {query.data && !gone && <Pagination meta={query.data.meta} onPage={turn} />}
    </>
  );
}
