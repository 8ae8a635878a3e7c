import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { momentInShort } from '../../../lib/moments.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Tone } from '../../../ui/status.tsx';
import { StatusDot } from '../../../ui/status.tsx';
import type { CampaignSubject } from '../api.ts';
import { mailsTo } from './people-api.ts';
import type { CampaignMail } from './people-api.ts';

interface MailHistoryDialogProps {
  campaignId: number;
  person: CampaignSubject;
  onClose: () => void;
}

/** Every mail of a campaign to one person. Mount it to open it. */
export function MailHistoryDialog({ campaignId, person, onClose }: MailHistoryDialogProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(mailsTo(campaignId, person.id, page));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Mails to ${nameOf(person)}`}
      description={
        person.unsubscribed
          ? `${person.email} has asked for no more mails of your organisation.`
          : undefined
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <p className="text-muted">No mail has been written yet.</p>
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

const kinds: Record<string, string> = {
  invitation: 'Invitation',
  reminder: 'Reminder',
  'permission-request': 'Question for permission',
  'extension-given': 'More time given',
  'extension-declined': 'More time declined',
};
const states: Record<CampaignMail['state'], readonly [words: string, tone: Tone]> = {
  waiting: ['Waiting to be sent', 'open'],
  sent: ['Sent', 'good'],
  failed: ['Not delivered', 'bad'],
};

function MailEntry({ mail }: { mail: CampaignMail }) {
  const { kind, to_email, state, created_at, sent_at, failure } = mail;
  const [words, tone] = states[state];
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{kinds[kind] ?? plainName(kind)}</span>
        <StatusDot tone={tone}>{words}</StatusDot>
      </div>
      <div className="text-small [overflow-wrap:anywhere] text-muted">
        Written {momentInShort(created_at)}
        {sent_at && `, sent ${momentInShort(sent_at)}`} to {to_email}
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
