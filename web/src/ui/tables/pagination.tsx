import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import { IconButton } from '../actions/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../text/icons.tsx';
import { PageNumber } from './page-number.tsx';

export interface PaginationProps {
  meta: {
    current_page: number;
    last_page: number;
    per_page: number;
    total: number;
    total_is_exact?: boolean;
  };
  onPage: (page: number) => void;
}

/** The foot of a list: which rows of how many, back and forth. Absent when everything fits on one page. */
export function Pagination({ meta, onPage }: PaginationProps) {
  const { t } = useLingui();
  const { current_page: page, last_page: last, per_page: size, total } = meta;
  if (last <= 1) return null;
  const first = counted((page - 1) * size + 1);
  const until = counted(Math.min(page * size, total));
  const all = counted(total);
  const pages = counted(last);
  return (
    <nav
      aria-label={t`Pages`}
      className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 pr-3 pl-5 text-small text-muted"
    >
      <span aria-live="polite">
        {meta.total_is_exact === false
          ? t`${first}–${until} of more than ${all}`
          : t`${first}–${until} of ${all}`}
      </span>
      <span className="flex items-center gap-1 print:hidden">
        <IconButton label={t`Previous page`} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <PageNumber page={page} last={last} onPage={onPage} />
          <Trans>of {pages}</Trans>
        </span>
        <IconButton label={t`Next page`} disabled={page >= last} onClick={() => onPage(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </span>
    </nav>
  );
}
