import { Trans, useLingui } from '@lingui/react/macro';
import { createLink, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon, MenuIcon } from './icons.tsx';

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
        <div className="mx-auto flex h-14 max-w-[75rem] items-center gap-2 px-4 min-[22.5rem]:gap-3 sm:gap-7 sm:px-10">
          {children}
        </div>
      </header>
    </>
  );
}

/** The entries of a bar: side by side, or on a phone behind one button. */
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
      className="contents sm:flex sm:flex-1"
      onKeyDown={(event) => event.key === 'Escape' && setOpenAt(null)}
    >
      <IconButton
        label={t`Menu`}
        aria-expanded={open}
        aria-controls="bar-entries"
        className="order-first -ml-2.5 sm:hidden"
        onClick={() => setOpenAt(open ? null : path)}
      >
        <Icon />
      </IconButton>
      <div
        id="bar-entries"
        className={`max-sm:absolute max-sm:inset-x-0 max-sm:top-14 max-sm:border-b max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-2 max-sm:shadow-float sm:flex sm:gap-5.5 ${open ? '' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </nav>
  );
}

/** An entry of a bar; underlined while its screen is open. */
export const BarLink = createLink(({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a
    className={`flex h-12 items-center whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink max-sm:aria-[current=page]:font-medium sm:h-14 sm:border-b-2 sm:border-transparent sm:pt-0.5 sm:aria-[current=page]:border-accent ${className}`}
    {...rest}
  />
));

/** Takes the room between the entries and what stands at the end of a bar. */
export function BarSpace() {
  return <div className="flex-1 sm:hidden" />;
}

/** The first letters of a name. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '');
  return (
    <span
      aria-hidden
      className="grid size-7.5 place-items-center rounded-full bg-accent-soft text-[0.75rem] font-semibold text-accent uppercase"
    >
      {initials.join('')}
    </span>
  );
}
