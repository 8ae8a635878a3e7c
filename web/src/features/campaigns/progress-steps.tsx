import type { CampaignRow } from '@assay/contract/campaigns';
import { counted } from '../../lib/numbers.ts';

/** From the furthest step to the first; each bar lies on the one that reaches further. */
const steps = [
  { key: 'invited', face: 'bg-accent/18' },
  { key: 'opened', face: 'bg-accent/40' },
  { key: 'started', face: 'bg-accent/65' },
  { key: 'completed', face: 'bg-accent' },
] as const;

interface ProgressStepsProps {
  name: string;
  progress: CampaignRow['progress'];
}

/** How many of a campaign's people are how far, in one bar. */
export function ProgressSteps({ name, progress }: ProgressStepsProps) {
  const { subjects, completed } = progress;
  const words = steps.map(({ key }) => `${counted(progress[key])} ${key}`).join(', ');
  return (
    <div className="grid w-40 gap-1.5 print:w-28 max-sm:text-right" title={words}>
      <span className="text-small whitespace-nowrap print:whitespace-normal">
        {counted(completed)} of {counted(subjects)} completed
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
            className={`absolute inset-y-0 left-0 rounded-full transition-[width] duration-180 ${face} ${key === 'completed' ? 'forced-colors:bg-[Highlight]' : ''}`}
          />
        ))}
      </span>
    </div>
  );
}
