import type { CampaignRow } from '@assay/contract/campaigns';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';

/** The bar of those who have completed lies on that of those who have started; both are named below. */
const steps = [
  { key: 'started', face: 'bg-accent/30' },
  { key: 'completed', face: 'bg-accent forced-colors:bg-[Highlight]' },
] as const;

interface ProgressStepsProps {
  name: string;
  progress: CampaignRow['progress'];
  /** The campaign has ended: who has started and not completed is not under way any more. */
  over: boolean;
}

function stepsInWords(progress: CampaignRow['progress']): string {
  const invited = counted(progress.invited);
  const opened = counted(progress.opened);
  const started = counted(progress.started);
  const completed = counted(progress.completed);
  return t`${invited} invited, ${opened} opened, ${started} started, ${completed} completed`;
}

/** How many of a campaign's people are how far, in one bar. */
export function ProgressSteps({ name, progress, over }: ProgressStepsProps) {
  const { subjects } = progress;
  const [completed, all] = [counted(progress.completed), counted(subjects)];
  const words = stepsInWords(progress);
  const open = Math.max(0, progress.started - progress.completed);
  const underWay = counted(open);
  return (
    <div className="grid w-40 gap-1.5 print:w-28 max-sm:text-right" title={words}>
      <span className="text-small whitespace-nowrap print:whitespace-normal">
        <Trans>
          {completed} of {all} completed
        </Trans>
      </span>
      <span
        role="img"
        aria-label={`${name}: ${words}`}
        className="relative block h-1.5 overflow-hidden rounded-full bg-line forced-colors:border print:[print-color-adjust:exact]"
      >
        {steps.map(({ key, face }) => (
          <span
            key={key}
            style={{ width: `${subjects > 0 ? (progress[key] / subjects) * 100 : 0}%` }}
            className={`absolute inset-y-0 left-0 rounded-full transition-[width] duration-180 ${face}`}
          />
        ))}
      </span>
      {open > 0 && (
        <span className="text-tiny text-muted">
          {over ? <Trans>{underWay} not completed</Trans> : <Trans>{underWay} in progress</Trans>}
        </span>
      )}
    </div>
  );
}
