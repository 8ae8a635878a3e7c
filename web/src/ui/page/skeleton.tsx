import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A grey bar where text will be; give width and height by `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`skeleton ${className}`} />;
}

export function Loading({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      data-loading
      className="transition-opacity delay-150 duration-150 starting:opacity-0"
    >
      {children}
    </div>
  );
}

/** Before a page with a form or a text. */
export function ShortPageSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-8 w-64" />
      <Skeleton className="mb-8 h-4 w-96" />
      <div className="grid max-w-120 grid-cols-1 gap-6">
        {[1, 2, 3].map((field) => (
          <div key={field} className="grid grid-cols-1 gap-2">
            <Skeleton className="h-3.5 w-28" />
            <Skeleton className="h-control" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Before a form in its card, below a head that is there already; with sections beside their titles as in long ones. */
export function FormSkeleton({ sections = 0 }: { sections?: number }) {
  const fields = [1, 2, 3].map((field) => (
    <div key={field} className="grid grid-cols-1 gap-2">
      <Skeleton className="h-3.5 w-28" />
      <Skeleton className="h-control" />
    </div>
  ));
  if (sections === 0) {
    return (
      <Loading>
        <div className="grid max-w-160 grid-cols-1 gap-6 rounded-card border border-line bg-surface px-5 py-6.5 sm:px-6">
          {fields}
        </div>
      </Loading>
    );
  }
  return (
    <Loading>
      <div className="rounded-card border border-line bg-surface">
        {Array.from({ length: sections }, (_, section) => (
          <div
            key={section}
            className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line px-5 py-7 first:border-t-0 sm:px-8 lg:grid-cols-[15rem_minmax(0,40rem)]"
          >
            <Skeleton className="h-5 w-32" />
            <div className="grid grid-cols-1 gap-6">{fields.slice(0, 2)}</div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Before a page with numbers and a list. */
export function LongPageSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-8 w-80" />
      <Skeleton className="mb-8 h-4 w-120" />
      <div className="mb-6 rounded-card border border-line bg-surface p-6">
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          {[1, 2, 3, 4].map((stat) => (
            <Skeleton key={stat} className="h-12" />
          ))}
        </div>
      </div>
      <div className="rounded-card border border-line bg-surface">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className="flex gap-12 border-t border-line px-5 py-5 first:border-t-0">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-4 w-24 max-sm:hidden" />
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
