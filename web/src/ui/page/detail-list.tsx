import type { ReactNode } from 'react';

/** Questions and their answers, which may be long: below each other, with a quiet line between. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line">{children}</dl>;
}

export interface DetailProps {
  label: ReactNode;
  children: ReactNode;
}

export function Detail({ label, children }: DetailProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted max-sm:text-small">{label}</dt>
      <dd className="min-w-0 max-w-reading">{children}</dd>
    </div>
  );
}
