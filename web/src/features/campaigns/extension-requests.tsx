import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInShort } from '../../lib/moments.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Deadline } from '../../ui/moment.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Campaign } from './api.ts';
import { declineWish, extensionRequests } from './entry-api.ts';
import type { Wish } from './entry-api.ts';
import { MoreTimeDialog } from './people/more-time-dialog.tsx';

interface ExtensionRequestsProps {
  campaign: Pick<Campaign, 'id' | 'deadline' | 'time_zone'>;
}

/** People who ask for more time; nothing at all while nobody does. */
export function ExtensionRequests({ campaign }: ExtensionRequestsProps) {
  const { data: wishes = [] } = useQuery(extensionRequests(campaign.id));
  const [giving, setGiving] = useState<Wish>();
  const [declining, setDeclining] = useState<Wish>();
  if (wishes.length === 0 && giving === undefined && declining === undefined) return null;
  return (
    <Card
      title={
        wishes.length === 1
          ? 'One person asks for more time'
          : `${wishes.length} people ask for more time`
      }
    >
      <ul className="divide-y divide-line">
        {wishes.map((wish) => (
          <li key={wish.id} className="flex flex-wrap items-start justify-between gap-3 py-3.5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <div className="font-semibold">{nameOf(wish)}</div>
              {wish.message && <p className="max-w-reading">“{wish.message}”</p>}
              <p className="text-small text-muted">
                Asked {momentInShort(wish.asked_at)} · deadline{' '}
                <Deadline at={wish.deadline} timeZone={campaign.time_zone} />
              </p>
            </div>
            <div className="flex flex-wrap gap-2.5">
              <Button aria-label={`Decline, ${nameOf(wish)}`} onClick={() => setDeclining(wish)}>
                Decline
              </Button>
              <Button
                look="primary"
                aria-label={`Give more time, ${nameOf(wish)}`}
                onClick={() => setGiving(wish)}
              >
                Give more time
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {giving && (
        <MoreTimeDialog
          campaign={campaign}
          person={{ ...giving, own_deadline: giving.deadline }}
          onClose={() => setGiving(undefined)}
        />
      )}
      <ConfirmDialog
        open={declining !== undefined}
        onOpenChange={() => setDeclining(undefined)}
        title={declining ? `Decline more time for ${nameOf(declining)}?` : ''}
        confirmLabel="Decline"
        look="primary"
        onConfirm={async () => {
          if (declining) toast(await declineWish(campaign.id, declining.id));
        }}
      >
        They get a kind mail. The deadline stays as it is, and what they have begun they may finish.
      </ConfirmDialog>
    </Card>
  );
}
