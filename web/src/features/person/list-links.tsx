import { useLingui } from '@lingui/react/macro';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { counted } from '../../lib/numbers.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/text/icons.tsx';

/** A person, or a page of the list where the one that was shown ends. */
type Beside = { id: number } | { page: { to: string; search: Record<string, unknown> } };

interface ListLinksProps {
  previous: Beside | undefined;
  next: Beside | undefined;
  /** From 1, in the whole list. */
  place: number;
  total: number;
  /** Otherwise there are more than that. */
  exact: boolean;
}

const person = '/admin/subject-profile/$id' as const;
const wayTo = (beside: Beside) =>
  'id' in beside ? { to: person, params: { id: String(beside.id) } } : beside.page;

/** To the neighbours in the list that the person was opened from, by J and K too, and at its edges to the page beside it. */
export function ListLinks({ previous, next, place, total, exact }: ListLinksProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const before = previous && 'page' in previous ? t`Previous page of the list` : t`Previous person`;
  const after = next && 'page' in next ? t`Next page of the list` : t`Next person`;
  const shortcut = (key: string, words: string, beside: Beside | undefined) =>
    beside === undefined ? [] : [{ key, words, run: () => void navigate(wayTo(beside)) }];
  useShortcuts([...shortcut('j', after, next), ...shortcut('k', before, previous)]);
  const at = counted(place);
  const count = exact ? counted(total) : `${counted(total)}+`;
  return (
    <nav
      aria-label={t`People of the list`}
      className="-my-2 ml-auto flex items-center gap-1 text-small text-muted print:hidden"
    >
      <Neighbour beside={previous} label={`${before} (K)`} shortcut="K">
        <ChevronLeftIcon />
      </Neighbour>
      <span className="whitespace-nowrap tabular-nums">{t`${at} of ${count}`}</span>
      <Neighbour beside={next} label={`${after} (J)`} shortcut="J">
        <ChevronRightIcon />
      </Neighbour>
    </nav>
  );
}

const IconLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    className="inline-grid size-control place-items-center rounded-control text-muted hover:bg-line/50 hover:text-ink"
    {...rest}
  >
    {children}
  </a>
));

interface NeighbourProps {
  beside: Beside | undefined;
  label: string;
  shortcut: string;
  children: ComponentProps<'a'>['children'];
}

function Neighbour({ beside, label, shortcut, children }: NeighbourProps) {
  if (beside === undefined) {
    return (
      <span aria-hidden className="inline-grid size-control place-items-center opacity-35">
        {children}
      </span>
    );
  }
  // Reading a person is written down: only on purpose.
  return (
    <IconLink
      {...wayTo(beside)}
      preload={false}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
    >
      {children}
    </IconLink>
  );
}
