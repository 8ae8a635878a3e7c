import { Skeleton } from '../../ui/page/skeleton.tsx';

/** Before a group of what was found. */
export function FoundSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mx-2 mt-4 mb-2.5 h-3 w-16" />
      {['w-40', 'w-56', 'w-32'].map((width) => (
        <div key={width} className="flex min-h-9.5 items-center px-2 pointer-coarse:min-h-11">
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
