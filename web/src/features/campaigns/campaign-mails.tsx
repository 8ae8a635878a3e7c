import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { campaignTexts } from './api.ts';
import type { Campaign } from './api.ts';
import {
  exampleValues,
  invitationSubject,
  MailPreview,
  reminderSubject,
} from './mail/mail-preview.tsx';

interface CampaignMailsProps {
  campaign: Campaign;
  organization: string;
}

/** Both mails of a campaign as their readers get them, folded away. */
export function CampaignMails({ campaign, organization }: CampaignMailsProps) {
  const query = useQuery(campaignTexts(campaign.id));
  const values = exampleValues(campaign, organization);
  const preview = { values, sender: campaign.invite_sender_name };
  return (
    <Card title="Mails" flush>
      <Loaded query={query} skeleton={<Skeleton className="mx-6 mb-6 h-20" />}>
        {({ invitation, reminder }) => (
          <>
            <Mail name="Invitation">
              <MailPreview text={invitation} subject={invitationSubject(values)} {...preview} />
            </Mail>
            <Mail name={campaign.number_of_reminders > 0 ? 'Reminder' : 'Reminder, not sent'}>
              <MailPreview text={reminder} subject={reminderSubject(values)} {...preview} />
            </Mail>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Mail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-control items-center gap-2 px-5 py-2.5 font-medium hover:bg-paper/70 sm:px-6">
        <ChevronRightIcon className="shrink-0 text-muted transition-transform duration-120 group-open:rotate-90" />
        {name}
      </summary>
      <div className="px-5 pb-5 sm:px-6">{children}</div>
    </details>
  );
}
