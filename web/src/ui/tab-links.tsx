import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

interface TabLinksProps {
  /** What they are the parts of; for screen readers. */
  label: string;
  children: ReactNode;
}

/** The parts of a page, each with an address of its own; on a narrow screen they are moved sideways. */
export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="mb-6 flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
    >
      {children}
    </nav>
  );
}

/** One of them; underlined while it is shown. */
export const TabLink = createLink(({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a
    className={`flex min-h-11 shrink-0 items-center border-b-2 border-transparent whitespace-nowrap text-muted transition-colors duration-150 -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-[Canvas] ${className}`}
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
