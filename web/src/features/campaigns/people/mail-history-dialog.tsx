import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { momentInShort } from '../../../lib/moments.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { Tone } from '../../../ui/text/status.tsx';
import { StatusDot } from '../../../ui/text/status.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import type { CampaignSubject } from '../api.ts';
import { mailsTo } from './people-api.ts';
import type { CampaignMail } from './people-api.ts';
import { shownName } from './shown-name.ts';

interface MailHistoryDialogProps {
  campaignId: number;
  person: CampaignSubject;
  onClose: () => void;
}

/** Every email of a campaign to one person. Mount it to open it. */
export function MailHistoryDialog({ campaignId, person, onClose }: MailHistoryDialogProps) {
  const { t } = useLingui();
  const { email } = person;
  const name = shownName(person);
  const [page, setPage] = useState(1);
  const query = useQuery(mailsTo(campaignId, person.id, page));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Emails to ${name}`}
      description={
        <>
          {person.unsubscribed && (
            <span className="block">
              {t`${email} has unsubscribed from your organisation’s emails.`}
            </span>
          )}
          <TextLink
            to="/admin/subject-profile/$id"
            params={{ id: String(person.id) }}
            preload={false}
          >
            <Trans>Open the profile of {name}</Trans>
          </TextLink>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <p className="text-muted">
              <Trans>No emails yet</Trans>
            </p>
          ) : (
            <>
              <ol className="divide-y divide-line">
                {data.map((mail) => (
                  <MailEntry key={mail.id} mail={mail} />
                ))}
              </ol>
              <Pagination meta={meta} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const kinds: Record<string, MessageDescriptor> = {
  invitation: msg`Invitation`,
  reminder: msg`Reminder`,
  'permission-request': msg`Permission request`,
  'campaign-decision': msg`Decision`,
  'extension-given': msg`Deadline extended`,
  'extension-declined': msg`Later deadline declined`,
};
const states: Record<CampaignMail['state'], readonly [words: MessageDescriptor, tone: Tone]> = {
  waiting: [msg`Waiting to be sent`, 'open'],
  sent: [msg`Sent`, 'good'],
  failed: [msg`Not delivered`, 'bad'],
};

function MailEntry({ mail }: { mail: CampaignMail }) {
  const { t } = useLingui();
  const { kind, to_email, state, created_at, sent_at, failure } = mail;
  const [words, tone] = states[state];
  const known = kinds[kind];
  const written = momentInShort(created_at);
  const sent = sent_at && momentInShort(sent_at);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{known ? t(known) : plainName(kind)}</span>
        <StatusDot tone={tone}>{t(words)}</StatusDot>
      </div>
      <div className="text-small [overflow-wrap:anywhere] text-muted">
        {sent
          ? t`Created ${written}, sent ${sent} to ${to_email}`
          : t`Created ${written} for ${to_email}`}
      </div>
      {failure && <p className="text-small [overflow-wrap:anywhere] text-bad">{failure}</p>}
    </li>
  );
}

/** `all-complete` → `All complete` */
function plainName(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
