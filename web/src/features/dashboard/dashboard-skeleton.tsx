import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

/** Before the first data: the head and the cards as they will lie. */
export function DashboardSkeleton() {
  const card = (className: string) => (
    <div className={`rounded-card border border-line bg-surface p-6 ${className}`}>
      <Skeleton className="mb-6 h-5 w-40" />
      <div className="grid gap-4">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="h-4" />
        ))}
      </div>
    </div>
  );
  return (
    <Loading>
      <div className="mb-6 flex flex-wrap justify-between gap-4">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-control w-96" />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {card('lg:col-span-2')}
        {card('')}
        <div className="grid grid-cols-1 gap-6 lg:col-span-3 lg:grid-cols-2">
          {card('')}
          {card('')}
        </div>
      </div>
    </Loading>
  );
}
