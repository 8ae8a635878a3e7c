import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { DashboardDetails } from './api.ts';

/** How much of the package is used, and until when it counts. */
export function OwnPackage({ name, used, limit, period_ends_at }: DashboardDetails['package']) {
  return (
    <div className="grid gap-3">
      <p>
        <b className="font-serif text-[1.5rem]/tight font-semibold">{counted(used)}</b>
        <span className="text-muted">
          {limit === null ? ' people, no limit' : ` of ${counted(limit)} people`}
        </span>
      </p>
      {limit !== null && (
        <ProgressBar
          value={used}
          max={limit}
          label={`${name}: ${counted(used)} of ${counted(limit)} people used`}
        />
      )}
      <p className="text-small text-muted">
        {limit !== null && used >= limit
          ? 'The package is full: nobody else can be invited. '
          : limit !== null && used >= 0.8 * limit
            ? `Room for ${counted(limit - used)} more. `
            : ''}
        {name} package, counted anew on {dayInWords(period_ends_at)}
      </p>
    </div>
  );
}
