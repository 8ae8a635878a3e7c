import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../text/icons.tsx';
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
  /** Buttons with words, with a hidden header: on a phone they stand below the rest of the card, not in its corner. */
  atFoot?: boolean;
  /** Stays in view where the table scrolls sideways. */
  pinned?: boolean;
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
  /** As many columns as there may be: where they do not fit they scroll sideways, under cards on a phone, too. */
  sideways?: boolean;
  /** Rows of two short lines: 48 pixels each. */
  compact?: boolean;
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
    sideways,
    compact,
  } = props;
  const isNarrow = useNarrow();
  const frame = useKeptFocus<HTMLDivElement>();
  if (rows?.length === 0 && empty) {
    return (
      <div ref={frame} className="contents">
        {empty}
      </div>
    );
  }
  const cards = narrow === 'cards';
  const scrolls = !cards || sideways;
  // Laid out as cards, its parts are no table to some browsers any more unless they say so; elsewhere they are one by themselves.
  const isCards = isNarrow && cards;
  const role = (name: string) => (isCards ? name : undefined);
  const firstOrdered = onOrder && columns.find(({ order }) => order !== undefined);
  const beside = dense
    ? `px-2.5 lg:max-xl:not-first:pl-2 lg:max-xl:not-last:pr-2 print:px-1.5! ${cards ? 'sm:first:pl-5 sm:last:pr-5' : 'first:pl-5 last:pr-5'}`
    : 'px-3 sm:first:pl-5 sm:last:pr-5 lg:px-5 print:px-1.5!';
  // Cards without a head to order them by begin with a line of their own, which falls on one that is there already.
  const first = cards && !firstOrdered ? 'max-sm:-mt-px' : '';
  return (
    <div
      ref={frame}
      className={`relative overflow-x-auto last:rounded-b-card print:overflow-visible ${first} ${scrolls ? 'scroll-edge' : 'lg:overflow-visible'}`}
      tabIndex={cards ? undefined : 0}
      role={cards ? undefined : 'group'}
      aria-label={cards ? undefined : caption}
    >
      {stale && <div aria-hidden className={staleFace} />}
      <table
        role={role('table')}
        aria-busy={!rows || stale}
        className={`w-full border-collapse text-left print:text-small ${cards ? 'max-sm:block' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role={role('rowgroup')} className={cards ? 'max-sm:block' : ''}>
          <tr
            role={role('row')}
            className={cards ? 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:px-5' : ''}
          >
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                lead={column === firstOrdered}
                {...{ column, order, onOrder, beside, cards, sideways, role }}
              />
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')} className={cards ? 'max-sm:block' : ''}>
          {!rows && <TableSkeleton rows={skeletonRows} columns={columns.length} cards={cards} />}
          {rows?.map((row) => (
            <tr
              key={rowKey(row)}
              role={role('row')}
              className={`border-t border-line transition-colors duration-120 hover:bg-paper/70 print:break-inside-avoid ${cards ? 'max-sm:relative max-sm:block max-sm:px-5 max-sm:py-3.5' : ''}`}
            >
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  role={role('cell')}
                  className={`${beside} ${compact ? 'py-3 sm:h-12 sm:py-0.5' : 'py-3'} align-middle ${column.align === 'end' ? 'text-right' : ''} ${cards ? `${cardCell(index, column)} ${column.pinned && sideways ? besideCards : ''}` : column.pinned ? pinnedFace : ''} ${column.className ?? ''}`}
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

/** As its row, of which it covers the face. */
const hovered = 'sm:[tbody>tr:hover>&]:bg-[color-mix(in_srgb,var(--paper)_70%,var(--surface))]';
/** Beside cards on a phone. */
const besideCards = `sm:sticky sm:left-0 sm:z-10 sm:bg-surface print:static ${hovered}`;
const pinnedFace = `sticky left-0 z-10 bg-surface print:static ${hovered}`;

/** A line at the head of the list, once waiting has become noticeable; the rows stay readable. */
const staleFace =
  'pointer-events-none absolute inset-x-0 top-0 z-20 h-0.5 bg-accent transition-opacity delay-150 duration-150 starting:opacity-0';

function cardCell(
  index: number,
  { hideHeader, atFoot }: Pick<Column<never>, 'hideHeader' | 'atFoot'>,
) {
  const inCard = 'max-sm:px-0 max-sm:py-1';
  if (index === 0) return `${inCard} max-sm:block max-sm:pr-10`;
  if (atFoot) return `${inCard} max-sm:block max-sm:text-left`;
  if (hideHeader) return 'max-sm:absolute max-sm:top-2 max-sm:right-3 max-sm:p-0';
  return `${inCard} max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4`;
}

const stickyFace =
  'bg-surface lg:sticky lg:top-0 lg:z-10 lg:shadow-[0_1px_var(--line)] lg:first:rounded-tl-card lg:last:rounded-tr-card print:static';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  order: string | undefined;
  onOrder: ((order: string) => void) | undefined;
  /** Classes for the room at both sides. */
  beside: string;
  cards: boolean;
  sideways: boolean | undefined;
  role: (name: string) => string | undefined;
  /** The first that orders: above cards it says what the line is for. */
  lead: boolean;
}

/**
 * The head of a column. Above cards only those remain that order them; at the head of a long table they stay in view.
 */
function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { column, order, onOrder, beside, cards, sideways, lead, role } = props;
  const { header, order: name, align, hideHeader, pinned } = column;
  const ascending = name !== undefined && order === name;
  const descending = name !== undefined && order === `-${name}`;
  const sorted = ascending ? 'ascending' : descending ? 'descending' : undefined;
  const Arrow = descending ? ArrowDownIcon : ArrowUpIcon;
  const sortable = name !== undefined && onOrder !== undefined;
  const inCards = sortable ? 'max-sm:px-0 max-sm:py-1.5' : 'max-sm:sr-only';
  return (
    <th
      role={role('columnheader')}
      scope="col"
      aria-sort={sorted}
      className={`${pinned && !cards ? pinnedFace : pinned && sideways ? besideCards : 'relative'} ${beside} py-2.5 text-small font-medium whitespace-nowrap text-muted ${align === 'end' ? 'text-right' : ''} ${cards ? `${inCards} ${stickyFace}` : ''}`}
    >
      {lead && cards && (
        <span aria-hidden className="mr-2.5 font-normal sm:hidden">
          <Trans>Sort by</Trans>
        </span>
      )}
      {sortable ? (
        <button
          type="button"
          className="group -mx-1.5 inline-flex min-w-9 items-center gap-1 rounded-small px-1.5 py-1 font-medium hover:text-ink pointer-coarse:min-h-11"
          onClick={() => onOrder(ascending ? `-${name}` : name)}
        >
          {header}
          <Arrow
            width={12}
            height={12}
            className={
              sorted
                ? 'text-ink'
                : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60 max-sm:hidden'
            }
          />
        </button>
      ) : (
        <span className={hideHeader ? 'sr-only' : ''}>{header}</span>
      )}
    </th>
  );
}
