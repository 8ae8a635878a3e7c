import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { RatingSkeleton } from './rating-panel.tsx';

/** Before an interview: its head, questions and the rating beside them. */
export function InterviewSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-8 w-80" />
      <Skeleton className="mb-8 h-4 w-120" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-4">
          {[1, 2, 3].map((question) => (
            <div key={question} className="rounded-card border border-line bg-surface p-6">
              <Skeleton className="mb-3 h-3.5 w-24" />
              <Skeleton className="mb-5 h-6 w-96" />
              <Skeleton className="mb-3 h-control w-24" />
              <Skeleton className="h-3.5 w-72" />
            </div>
          ))}
        </div>
        <RatingSkeleton />
      </div>
    </Loading>
  );
}
