import { previewMail } from '@assay/contract/campaign-mails';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Loaded } from '../../api/loaded.tsx';
import { Card } from '../../ui/page/card.tsx';
import { MailFrame } from '../../ui/media/mail-frame.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import type { Campaign } from './api.ts';
import { TestMail } from './mail/test-mail.tsx';

type Kind = 'invitation' | 'reminder';

const mailOf = (id: number, kind: Kind) =>
  queryOptions({
    queryKey: ['campaign', id, 'mail', kind],
    queryFn: async ({ signal }) =>
      (await call(previewMail, { params: { id }, query: { kind }, signal })).data,
  });

/** Both emails of a campaign as their readers get them. */
export function CampaignMails({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { id } = campaign;
  const invitation = useQuery(mailOf(id, 'invitation'));
  const reminder = useQuery(mailOf(id, 'reminder'));
  const [shown, setShown] = useState<ReadonlySet<Kind>>(new Set());
  const show = (kind: Kind) => () => setShown((before) => new Set([...before, kind]));
  // How high an email is shows only in its frame; until then what stands below it would move.
  const waits = (kind: Kind, { isPending, isSuccess }: typeof invitation) =>
    isPending || (isSuccess && !shown.has(kind));
  const waiting = waits('invitation', invitation) || waits('reminder', reminder);
  const sent = campaign.number_of_reminders > 0;
  return (
    <div className="relative">
      {waiting && (
        <div className="absolute inset-x-0 top-0">
          <Loading>
            <div className="grid gap-6 lg:grid-cols-2">
              <Skeleton className="h-120" />
              <Skeleton className="h-120" />
            </div>
          </Loading>
        </div>
      )}
      <div className={`grid items-start gap-6 lg:grid-cols-2 ${waiting ? 'invisible' : ''}`}>
        <Card title={t`Invitation`} actions={<TestMail kind="invitation" campaignId={id} />}>
          <Loaded query={invitation} skeleton={<Skeleton className="h-100" />}>
            {(mail) => (
              <MailFrame mail={mail} label={t`The invitation`} onShown={show('invitation')} />
            )}
          </Loaded>
        </Card>
        <Card
          title={sent ? t`Reminder` : t`Reminder, sent manually only`}
          actions={<TestMail kind="reminder" campaignId={id} />}
        >
          <Loaded query={reminder} skeleton={<Skeleton className="h-100" />}>
            {(mail) => <MailFrame mail={mail} label={t`The reminder`} onShown={show('reminder')} />}
          </Loaded>
        </Card>
      </div>
    </div>
  );
}
