import type { ReactNode } from 'react';

export interface EntryCardProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Below the card: another way in. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The one card of a page on which somebody enters: logging in, choosing a password, giving permission. */
export function EntryCard({ title, lead, foot, children }: EntryCardProps) {
  return (
    <div className="mx-auto w-full max-w-108 sm:pt-10">
      <div className="rounded-card border border-line bg-surface px-5 py-7 sm:px-8 sm:py-9">
        <h1 className="text-display">{title}</h1>
        {lead && <div className="mt-2 text-muted">{lead}</div>}
        {children && <div className="mt-7">{children}</div>}
      </div>
      {foot && <div className="mt-5 text-center text-small text-muted">{foot}</div>}
    </div>
  );
}
