import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface TabLinksProps {
  /** What they are the parts of; for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * The parts of a page, each with an address of its own. Where they do not fit they are moved sideways: a shaded edge says that there
 * are more, and the one that is shown is in view.
 */
export function TabLinks({ label, small, children }: TabLinksProps & { small?: boolean }) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]') ?? null;
    if (current && nav.current && current !== shown.current) {
      nav.current.scrollLeft =
        current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
    }
    shown.current = current;
  });
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={`scroll-edge relative flex overflow-x-auto border-b border-line [--under:var(--paper)] [scrollbar-width:none] print:hidden ${small ? 'mb-5 gap-x-5 text-small' : 'mb-6 gap-x-6'}`}
    >
      {children}
    </nav>
  );
}

/** One of them; underlined while it is shown. */
export const TabLink = createLink(({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a
    className={`flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-muted transition-colors duration-150 -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-[Canvas] ${className}`}
    {...rest}
  />
));

/** Parts of a part, below `TabLinks` or alone. */
export function PillLinks({ label, children }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap gap-2 print:hidden">
      {children}
    </nav>
  );
}

/** One of them; filled while it is shown. */
export const PillLink = createLink(({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a
    className={`inline-flex min-h-8 max-w-full items-center rounded-full border border-line bg-surface px-3.5 text-small text-muted transition-colors duration-150 [overflow-wrap:anywhere] hover:text-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent pointer-coarse:min-h-11 ${className}`}
    {...rest}
  />
));
