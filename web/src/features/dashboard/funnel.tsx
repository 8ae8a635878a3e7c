import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import type { DashboardDetails } from './api.ts';

const steps = [
  ['invited', msg`Invited`],
  ['opened', msg`Opened the invitation`],
  ['started', msg`Started`],
  ['completed', msg`Completed`],
] as const;

/** How far the people of all running campaigns are: a bar for each step, each a part of the one before. */
export function Funnel({ progress }: Pick<DashboardDetails, 'progress'>) {
  const { t } = useLingui();
  const all = counted(progress.subjects);
  return (
    <dl className="grid gap-3.5">
      {steps.map(([step, words]) => {
        const reached = counted(progress[step]);
        const share = progress.subjects > 0 ? (progress[step] / progress.subjects) * 100 : 0;
        return (
          <div
            key={step}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)_7rem]"
          >
            <dt className="text-small text-muted">{t(words)}</dt>
            <dd
              aria-hidden
              className="order-last col-span-2 h-3 overflow-hidden rounded-small bg-line forced-colors:border sm:order-none sm:col-span-1 print:[print-color-adjust:exact]"
            >
              <div
                style={{ width: `${share}%` }}
                className={`h-full ${step === 'completed' ? 'bg-accent' : 'bg-accent/55'} forced-colors:bg-[Highlight]`}
              />
            </dd>
            <dd className="text-right">
              <Trans>
                <b className="font-serif text-[1.125rem] font-semibold">{reached}</b>
                <span className="text-small text-muted"> of {all}</span>
              </Trans>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
