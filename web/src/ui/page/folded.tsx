import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../text/icons.tsx';

interface FoldedProps {
  name: string;
  /** Said only while it is closed: what is inside. */
  inside?: string;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** What a card keeps behind one line; print shows it. */
export function Folded({ name, inside, open, onToggle, children }: FoldedProps) {
  return (
    <details
      open={open}
      className="group"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-control items-center gap-2 px-5 py-2 text-small text-muted hover:text-ink sm:px-6">
        <ChevronRightIcon className="shrink-0 transition-transform duration-120 group-open:rotate-90 print:hidden" />
        <span>
          {name}
          {inside && <span className="group-open:hidden print:hidden">: {inside}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
