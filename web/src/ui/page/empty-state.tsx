import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  /** 3 inside a titled card. */
  level?: 2 | 3;
}

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Heading className="text-title">{title}</Heading>
      {children && <p className="max-w-108 text-muted">{children}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}
