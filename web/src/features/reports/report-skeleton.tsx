import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

/** Before a report: its head, its strip and lines of scores. */
export function ReportSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-3.5 w-56" />
      <Skeleton className="mb-3 h-8 w-72" />
      <Skeleton className="mb-8 h-4 w-96" />
      <div className="mb-6 grid gap-6 rounded-card border border-line bg-surface p-6 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        {[1, 2, 3, 4].map((item) => (
          <Skeleton key={item} className="h-14" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7">
        <ScaleLines />
        <div className="grid content-start gap-4">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </div>
    </Loading>
  );
}

/** Lines of scores that are still to come. */
export function ScaleLines() {
  return (
    <div className="rounded-card border border-line bg-surface">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div
          key={row}
          className="grid grid-cols-1 gap-3 border-t border-line px-5 py-5 first:border-t-0 sm:px-6"
        >
          <div className="flex items-center gap-6">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 flex-1" />
            <Skeleton className="h-4 w-20 shrink-0 max-sm:hidden" />
          </div>
          <Skeleton className="h-3 w-3/4" />
        </div>
      ))}
    </div>
  );
}
