import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

/** The page before anything of it is known, in the places of what comes. */
export function PersonSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-9 w-72" />
      <Skeleton className="mb-9 h-4 w-56" />
      <PersonColumns
        side={
          <>
            <Skeleton className="h-44 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
          </>
        }
      >
        <Skeleton className="h-32 rounded-card" />
        <div className="grid gap-4 sm:grid-cols-2">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-44 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </PersonColumns>
    </Loading>
  );
}

interface PersonColumnsProps {
  side: ReactNode;
  children: ReactNode;
}

/** What is measured and said beside what is known; below each other on a phone. */
export function PersonColumns({ side, children }: PersonColumnsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">{children}</div>
      <div className="grid min-w-0 gap-6">{side}</div>
    </div>
  );
}
