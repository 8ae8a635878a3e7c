import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { Subscription } from './api.ts';

/** How much of the plan is used, and when usage resets. */
export function OwnPeriod(props: Subscription) {
  const { t } = useLingui();
  const { package: own, used, period_started_at, period_ends_at, ends_with_period } = props;
  const { name, subject_limit: limit } = own;
  const [some, most] = [counted(used), counted(limit ?? 0)];
  const [start, end] = [dayInWords(period_started_at), dayInWords(period_ends_at)];
  const figure = <b className="font-serif text-[1.75rem]/tight font-semibold">{some}</b>;
  return (
    <div className="grid gap-3">
      <p>
        {limit === null ? (
          <Trans>
            {figure} <span className="text-muted">used, no limit</span>
          </Trans>
        ) : (
          <Trans>
            {figure} <span className="text-muted">of {most} people</span>
          </Trans>
        )}
      </p>
      {limit !== null && (
        <ProgressBar value={used} max={limit} label={t`${name}: ${some} of ${most} people used`} />
      )}
      <p className="max-w-reading text-small text-muted">
        {ends_with_period ? (
          <Trans>
            Counted since {start}. The plan has been cancelled: it ends on {end}, and Trial follows.
            Each person counts once per year.
          </Trans>
        ) : (
          <Trans>
            Counted since {start}. Resets on {end}. Each person counts once per year.
          </Trans>
        )}
      </p>
    </div>
  );
}
