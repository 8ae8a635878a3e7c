import { counted } from '../../lib/numbers.ts';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import type { Campaign } from './api.ts';

const steps = ['invited', 'opened', 'started', 'completed'] as const;

/** How far the people of a campaign are. */
export function CampaignStats({ progress }: Pick<Campaign, 'progress'>) {
  return (
    <StatRow>
      {steps.map((step) => (
        <Stat
          key={step}
          value={counted(progress[step])}
          label={step}
          of={{ value: progress[step], max: progress.subjects }}
        />
      ))}
    </StatRow>
  );
}
