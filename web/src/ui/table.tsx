import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Name by which the list can be ordered. */
  order?: string;
  align?: 'end';
  /** The header is there for screen readers only, as over a column of buttons. */
  hideHeader?: boolean;
  className?: string;
}

export interface TableProps<Row> {
  /** What the table lists; for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** `name` or `-name`, with `onOrder` to change it. */
  order?: string | undefined;
  onOrder?: (order: string) => void;
  /** Instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  skeletonRows?: number;
  /** Newer rows are on their way. */
  stale?: boolean;
  /** On a phone: a card per row, or sideways scrolling. */
  narrow?: 'cards' | 'scroll';
  /** Many columns: less room between them. */
  dense?: boolean;
}

/** A list as a real table; sits in a flush `Card`. The roles keep it a table when rows turn into cards. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    order,
    onOrder,
    empty,
    skeletonRows = 6,
    stale,
    narrow = 'cards',
    dense,
  } = props;
  if (rows?.length === 0 && empty) return empty;
  const cards = narrow === 'cards';
  const beside = dense ? 'px-3 first:pl-5 last:pr-5' : 'px-5';
  return (
    <div
      className="relative overflow-x-auto"
      tabIndex={cards ? undefined : 0}
      role={cards ? undefined : 'group'}
      aria-label={cards ? undefined : caption}
    >
      <table
        role="table"
        aria-busy={!rows || stale}
        className={`w-full border-collapse text-left ${cards ? 'max-sm:block' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={cards ? 'max-sm:sr-only' : ''}>
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} {...{ column, order, onOrder, beside }} />
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={`transition-opacity duration-150 ${stale ? 'opacity-55' : ''} ${cards ? 'max-sm:block' : ''}`}
        >
          {!rows && <TableSkeleton rows={skeletonRows} columns={columns.length} cards={cards} />}
          {rows?.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={`border-t border-line transition-colors duration-120 hover:bg-paper/70 ${cards ? 'max-sm:relative max-sm:block max-sm:px-5 max-sm:py-3.5 max-sm:first:border-t-0' : ''}`}
            >
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  role="cell"
                  className={`${beside} py-3 align-middle ${column.align === 'end' ? 'text-right' : ''} ${cards ? cardCell(index, column.hideHeader) : ''} ${column.className ?? ''}`}
                >
                  {cards && index > 0 && !column.hideHeader && (
                    <span aria-hidden className="text-small text-muted sm:hidden">
                      {column.header}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cardCell(index: number, loose?: boolean) {
  const inCard = 'max-sm:px-0 max-sm:py-1';
  if (index === 0) return `${inCard} max-sm:block max-sm:pr-10`;
  if (loose) return 'max-sm:absolute max-sm:top-2 max-sm:right-3 max-sm:p-0';
  return `${inCard} max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4`;
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  order: string | undefined;
  onOrder: ((order: string) => void) | undefined;
  /** Classes for the room at both sides. */
  beside: string;
}

function HeaderCell<Row>({ column, order, onOrder, beside }: HeaderCellProps<Row>) {
  const { header, order: name, align, hideHeader } = column;
  const ascending = name !== undefined && order === name;
  const descending = name !== undefined && order === `-${name}`;
  const sorted = ascending ? 'ascending' : descending ? 'descending' : undefined;
  const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={`relative ${beside} py-2.5 text-small font-medium whitespace-nowrap text-muted ${align === 'end' ? 'text-right' : ''}`}
    >
      {name && onOrder ? (
        <button
          type="button"
          className="group -mx-1.5 inline-flex items-center gap-1 rounded-small px-1.5 py-1 font-medium hover:text-ink"
          onClick={() => onOrder(ascending ? `-${name}` : name)}
        >
          {header}
          <Arrow
            width={12}
            height={12}
            className={
              sorted
                ? 'text-ink'
                : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
            }
          />
        </button>
      ) : (
        <span className={hideHeader ? 'sr-only' : ''}>{header}</span>
      )}
    </th>
  );
}
