import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { Subscription } from './api.ts';

/** How much of the package is used, and when it is counted anew. */
export function OwnPeriod(props: Subscription) {
  const { package: own, used, period_started_at, period_ends_at, ends_with_period } = props;
  const { name, subject_limit: limit } = own;
  const words =
    limit === null
      ? `${counted(used)} people, no limit`
      : `${counted(used)} of ${counted(limit)} people`;
  return (
    <div className="grid gap-3">
      <p>
        <b className="font-serif text-[1.75rem]/tight font-semibold">{counted(used)}</b>
        <span className="text-muted">{words.slice(counted(used).length)}</span>
      </p>
      {limit !== null && <ProgressBar value={used} max={limit} label={`${name}: ${words} used`} />}
      <p className="max-w-reading text-small text-muted">
        Counted since {dayInWords(period_started_at)}.{' '}
        {ends_with_period
          ? `The package was given up: it holds until ${dayInWords(period_ends_at)}, and is Trial after that.`
          : `Counted anew from ${dayInWords(period_ends_at)}.`}{' '}
        Somebody counts once a period, when invited for the first time in it.
      </p>
    </div>
  );
}
