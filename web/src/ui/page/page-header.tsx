import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** A `Pill` beside the title. */
  status?: ReactNode;
  /** One line of facts below the title. */
  meta?: ReactNode;
  /** Buttons; the primary one last. */
  actions?: ReactNode;
  /** `Breadcrumbs` above the title. */
  above?: ReactNode;
}

/** The head of a page, with its only h1. */
export function PageHeader({ title, status, meta, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-6">
      {above}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-[min(24rem,100%)]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="text-display sm:text-display-wide">{title}</h1>
            {status}
          </div>
          {meta && <p className="mt-1.5 text-muted">{meta}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </header>
  );
}
