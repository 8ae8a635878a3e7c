import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { DashboardDetails } from './api.ts';

const figure = 'font-serif text-[1.5rem]/tight font-semibold';

function roomInWords(room: number): string {
  if (room <= 0) return t`The plan is full. You can’t invite anyone else.`;
  return t`${plural(room, { one: 'Room for # more person.', other: 'Room for # more people.' })}`;
}

/** How much of the plan is used, and when the count starts again. */
export function OwnPackage({ name, used, limit, period_ends_at }: DashboardDetails['package']) {
  const { t } = useLingui();
  const [people, most, day] = [counted(used), counted(limit ?? 0), dayInWords(period_ends_at)];
  return (
    <div className="grid gap-3">
      <p>
        {limit === null ? (
          <Trans>
            <b className={figure}>{people}</b> <span className="text-muted">people, no limit</span>
          </Trans>
        ) : (
          <Trans>
            <b className={figure}>{people}</b> <span className="text-muted">of {most} people</span>
          </Trans>
        )}
      </p>
      {limit !== null && (
        <ProgressBar
          value={used}
          max={limit}
          label={t`${name}: ${people} of ${most} people used`}
        />
      )}
      <p className="text-small text-muted">
        {limit !== null && used >= 0.8 * limit && (
          <span className="block">{roomInWords(limit - used)}</span>
        )}
        <Trans>
          {name} plan · resets {day}
        </Trans>
        <span className="block">
          <Trans>Each person counts once a year, however many campaigns they are in.</Trans>
        </span>
      </p>
    </div>
  );
}
