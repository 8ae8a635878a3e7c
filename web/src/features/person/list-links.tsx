import { useLingui } from '@lingui/react/macro';
import { createLink, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';

interface ListLinksProps {
  previous: number | undefined;
  next: number | undefined;
  /** From 1. */
  place: number;
  count: number;
}

const page = '/admin/subject-profile/$id' as const;
const to = (id: number) => ({ to: page, params: { id: String(id) } });

/** To the neighbours in the list that the person was opened from, by J and K too. */
export function ListLinks({ previous, next, place, count }: ListLinksProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const shortcut = (key: string, words: string, id: number | undefined) =>
    id === undefined ? [] : [{ key, words, run: () => void navigate(to(id)) }];
  useShortcuts([
    ...shortcut('j', t`Next person`, next),
    ...shortcut('k', t`Previous person`, previous),
  ]);
  return (
    <nav
      aria-label={t`People of the list`}
      className="-my-2 ml-auto flex items-center gap-1 text-small text-muted print:hidden"
    >
      <Neighbour id={previous} label={t`Previous person (K)`} shortcut="K">
        <ChevronLeftIcon />
      </Neighbour>
      <span className="whitespace-nowrap tabular-nums">{t`${place} of ${count}`}</span>
      <Neighbour id={next} label={t`Next person (J)`} shortcut="J">
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
  id: number | undefined;
  label: string;
  shortcut: string;
  children: ComponentProps<'a'>['children'];
}

function Neighbour({ id, label, shortcut, children }: NeighbourProps) {
  if (id === undefined) {
    return (
      <span aria-hidden className="inline-grid size-control place-items-center opacity-35">
        {children}
      </span>
    );
  }
  // Reading a person is written down: only on purpose.
  return (
    <IconLink
      {...to(id)}
      preload={false}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
    >
      {children}
    </IconLink>
  );
}
