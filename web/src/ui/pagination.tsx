import { useLingui } from '@lingui/react/macro';
import { IconButton } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

export interface PaginationProps {
  meta: { current_page: number; last_page: number; per_page: number; total: number };
  onPage: (page: number) => void;
}

/** The foot of a list: which rows of how many, back and forth. Absent when everything fits on one page. */
export function Pagination({ meta, onPage }: PaginationProps) {
  const { t } = useLingui();
  const { current_page: page, last_page: last, per_page: size, total } = meta;
  if (last <= 1) return null;
  const first = (page - 1) * size + 1;
  const until = Math.min(page * size, total);
  return (
    <nav
      aria-label={t`Pages`}
      className="flex items-center justify-between gap-4 border-t border-line py-2 pr-3 pl-5 text-small text-muted"
    >
      <span aria-live="polite">{t`${first}–${until} of ${total}`}</span>
      <span className="flex items-center gap-1">
        <IconButton
          label={t`Previous page`}
          disabled={page <= 1}
          className="disabled:opacity-35"
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label={t`Next page`}
          disabled={page >= last}
          className="disabled:opacity-35"
          onClick={() => onPage(page + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </span>
    </nav>
  );
}
