import { previewMail } from '@assay/contract/campaign-mails';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Loaded } from '../../api/loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Campaign } from './api.ts';
import { MailFrame } from './mail/mail-frame.tsx';
import { TestMail } from './mail/test-mail.tsx';

/** Both emails of a campaign as their readers get them, folded away. */
export function CampaignMails({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const sent = campaign.number_of_reminders > 0;
  return (
    <Card title={t`Emails`} flush>
      <Mail id={campaign.id} kind="invitation" name={t`Invitation`} />
      <Mail
        id={campaign.id}
        kind="reminder"
        name={sent ? t`Reminder` : t`Reminder, sent manually only`}
      />
    </Card>
  );
}

type Kind = 'invitation' | 'reminder';

function Mail({ id, kind, name }: { id: number; kind: Kind; name: string }) {
  // Read when it is opened first: most visits look at people.
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group border-t border-line"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-control items-center gap-2 px-5 py-2.5 font-medium hover:bg-paper/70 sm:px-6">
        <ChevronRightIcon className="shrink-0 text-muted transition-transform duration-120 group-open:rotate-90" />
        {name}
      </summary>
      <div className="px-5 pb-5 sm:px-6">{opened && <Preview id={id} kind={kind} />}</div>
    </details>
  );
}

function Preview({ id, kind }: { id: number; kind: Kind }) {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['campaign', id, 'mail', kind],
    queryFn: async ({ signal }) =>
      (await call(previewMail, { params: { id }, query: { kind }, signal })).data,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
      {(mail) => (
        <div className="grid gap-4">
          <MailFrame
            mail={mail}
            label={kind === 'invitation' ? t`The invitation` : t`The reminder`}
          />
          <div>
            <TestMail kind={kind} campaignId={id} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
