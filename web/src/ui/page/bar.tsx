import { Trans, useLingui } from '@lingui/react/macro';
import { createLink, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/button.tsx';
import { CloseIcon, MenuIcon } from '../text/icons.tsx';

/** The bar at the head of every page, and the link that skips it. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        <Trans>Skip to the content</Trans>
      </a>
      <header className="relative z-30 border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex min-h-14 max-w-[75rem] flex-wrap items-center gap-2 px-4 min-[22.5rem]:gap-3 sm:gap-7 sm:px-10">
          {children}
        </div>
      </header>
    </>
  );
}

/** The entries of a bar: side by side, or where there is no room for them behind one button. */
export function BarNav({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A navigation closes the list.
  const open = openAt === path;
  const Icon = open ? CloseIcon : MenuIcon;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from the entries
    <nav
      aria-label={label}
      className="contents lg:flex lg:flex-1"
      onKeyDown={(event) => event.key === 'Escape' && setOpenAt(null)}
    >
      <IconButton
        label={t`Menu`}
        aria-expanded={open}
        aria-controls="bar-entries"
        className="order-first -ml-2.5 lg:hidden"
        onClick={() => setOpenAt(open ? null : path)}
      >
        <Icon />
      </IconButton>
      <div
        id="bar-entries"
        className={`max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:border-b max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:shadow-float lg:flex lg:flex-wrap lg:gap-x-5.5 ${open ? '' : 'max-lg:hidden'}`}
      >
        {children}
      </div>
    </nav>
  );
}

/** An entry of a bar; underlined while its screen is open. */
export const BarLink = createLink(({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a
    className={`flex min-h-12 items-center text-muted transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink max-lg:aria-[current=page]:font-medium lg:min-h-14 lg:border-b-2 lg:border-transparent lg:pt-0.5 forced-colors:not-aria-[current=page]:border-[Canvas] lg:aria-[current=page]:border-accent ${className}`}
    {...rest}
  />
));

/** Takes the room between the entries and what stands at the end of a bar. */
export function BarSpace() {
  return <div className="flex-1 lg:hidden" />;
}

/** The first letters of a name. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '');
  return (
    <span
      aria-hidden
      className="grid size-7.5 place-items-center rounded-full bg-accent-soft text-[0.75rem] forced-colors:border font-semibold text-accent uppercase"
    >
      {initials.join('')}
    </span>
  );
}
