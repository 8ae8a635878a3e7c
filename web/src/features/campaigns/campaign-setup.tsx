import type { ReactNode } from 'react';
import { dayInWords } from '../../lib/moments.ts';
import { Card } from '../../ui/card.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import type { Campaign } from './api.ts';
import { typeNames } from './form/choices.ts';

/** How a campaign is set up. */
export function CampaignSetup({ campaign }: { campaign: Campaign }) {
  const { email_update_on_test_complete: each, email_update_on_all_complete: all } = campaign;
  const facts: [string, ReactNode][] = [
    ['Type', typeNames[campaign.campaign_type]],
    ['Reference profile', campaign.profile?.name ?? 'None'],
    ['Answers go to', `${campaign.invite_sender_name}, ${campaign.invite_sender_email}`],
    [
      'Sender is told',
      each && all
        ? 'After each test and when all have finished'
        : each
          ? 'After each test'
          : all
            ? 'When all have finished'
            : 'Nothing',
    ],
    ['Created', dayInWords(campaign.created_at)],
  ];
  if (campaign.activated_at) facts.push(['Activated', dayInWords(campaign.activated_at)]);
  return (
    <Card title="Set-up">
      <DetailList>
        {facts.map(([label, value]) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
      </DetailList>
    </Card>
  );
}
