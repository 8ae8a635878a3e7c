import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/page/skeleton.tsx';

/** An entry card before its content is there. */
export function EntryCardSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="mx-auto w-full max-w-108 sm:pt-10">
      <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface px-5 py-7 sm:px-8 sm:py-9">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-4" />
        <Skeleton className="mb-3 h-4 w-40" />
        <Skeleton className="h-control" />
        <Skeleton className="h-control" />
      </div>
    </div>
  );
}
