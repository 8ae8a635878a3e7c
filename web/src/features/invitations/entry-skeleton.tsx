import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/page/skeleton.tsx';

/** The two sides of an invitation before it is there. */
export function EntrySkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_24rem]"
    >
      <div>
        <div className="mb-5 flex items-center gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="mb-3 h-8 w-96" />
        <Skeleton className="mb-7 h-4 w-120" />
        {[1, 2, 3, 4, 5].map((row) => (
          <div
            key={row}
            className="grid grid-cols-1 gap-2 border-t border-line py-3.5 sm:grid-cols-[11rem_1fr]"
          >
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-64" />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-6">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-control" />
        <Skeleton className="h-4" />
        <Skeleton className="h-control" />
      </div>
    </div>
  );
}
