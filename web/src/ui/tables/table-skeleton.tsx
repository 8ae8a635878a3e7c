interface TableSkeletonProps {
  rows: number;
  columns: number;
  cards: boolean;
}

/** Rows of the same height as real ones, so that nothing jumps when they come. */
export function TableSkeleton({ rows, columns, cards }: TableSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr
      key={row}
      aria-hidden
      className={`border-t border-line ${cards ? 'max-sm:block max-sm:px-5 max-sm:py-4' : ''}`}
    >
      {Array.from({ length: columns }, (_, column) => (
        <td
          key={column}
          className={`px-5 py-4 ${cards ? 'max-sm:block max-sm:p-0 max-sm:not-first:hidden' : ''}`}
        >
          <div className={`skeleton h-3.5 ${column === 0 ? 'w-36' : 'w-16'}`} />
        </td>
      ))}
    </tr>
  ));
}
