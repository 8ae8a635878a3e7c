import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import { Stat, StatRow } from '../../ui/charts/stat.tsx';
import type { Campaign } from './api.ts';

const steps = [
  ['invited', msg`invited`],
  ['opened', msg`opened`],
  ['started', msg`started`],
  ['completed', msg`completed`],
] as const;

/** How far the people of a campaign are. */
export function CampaignStats({ progress }: Pick<Campaign, 'progress'>) {
  const { t } = useLingui();
  return (
    <StatRow>
      {steps.map(([step, words]) => (
        <Stat
          key={step}
          value={counted(progress[step])}
          label={t(words)}
          of={{ value: progress[step], max: progress.subjects }}
        />
      ))}
    </StatRow>
  );
}
