import type { ReactNode } from 'react';

interface ReportColumnsProps {
  /** What was found. */
  children: ReactNode;
  /** How sure it is, and what not to conclude from it. */
  aside: ReactNode;
}

/** A report in two columns, below each other in a narrow window and on paper. */
export function ReportColumns({ children, aside }: ReportColumnsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
      <div className="grid min-w-0 gap-6 print:block print:*:mb-6">{children}</div>
      <div className="grid min-w-0 gap-4 print:block print:*:mb-6">{aside}</div>
    </div>
  );
}
