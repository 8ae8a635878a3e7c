import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentInShort } from '../../lib/moments.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Deadline } from '../../ui/text/moment.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Campaign } from './api.ts';
import { answerExtension, extensionRequests } from './entry-api.ts';
import type { Wish } from './entry-api.ts';
import { MoreTimeDialog } from './people/more-time-dialog.tsx';

interface ExtensionRequestsProps {
  campaign: Pick<Campaign, 'id' | 'deadline' | 'time_zone'>;
}

const declineFor = (name: string) => t`Decline, ${name}`;
const extendFor = (name: string) => t`Extend deadline, ${name}`;

function Asked({ wish, timeZone }: { wish: Wish; timeZone: string }) {
  const moment = momentInShort(wish.asked_at);
  return (
    <Trans>
      Requested {moment} · deadline <Deadline at={wish.deadline} timeZone={timeZone} />
    </Trans>
  );
}

/** People who ask for a later deadline; nothing at all while no one does. */
export function ExtensionRequests({ campaign }: ExtensionRequestsProps) {
  const { t } = useLingui();
  const { data: wishes = [] } = useQuery(extensionRequests(campaign.id));
  const [giving, setGiving] = useState<Wish>();
  const [declining, setDeclining] = useState<Wish>();
  const list = useKeptFocus<HTMLUListElement>();
  if (wishes.length === 0 && giving === undefined && declining === undefined) return null;
  const count = wishes.length;
  const declined = declining && nameOf(declining);
  return (
    <Card
      title={t`${plural(count, { one: '# request for a later deadline', other: '# requests for a later deadline' })}`}
    >
      <ul ref={list} className="divide-y divide-line">
        {wishes.map((wish) => (
          <li key={wish.id} className="flex flex-wrap items-start justify-between gap-3 py-3.5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <PersonLink id={wish.id}>{nameOf(wish)}</PersonLink>
              {wish.message && <p className="max-w-reading">“{wish.message}”</p>}
              <p className="text-small text-muted">
                <Asked wish={wish} timeZone={campaign.time_zone} />
              </p>
            </div>
            <div className="flex flex-wrap gap-2.5">
              <Button aria-label={declineFor(nameOf(wish))} onClick={() => setDeclining(wish)}>
                <Trans>Decline</Trans>
              </Button>
              <Button
                look="primary"
                aria-label={extendFor(nameOf(wish))}
                onClick={() => setGiving(wish)}
              >
                <Trans>Extend deadline</Trans>
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
        title={declined ? t`Decline a later deadline for ${declined}?` : ''}
        confirmLabel={t`Decline`}
        look="primary"
        onConfirm={async () => {
          if (declining) toast(await answerExtension(campaign.id, declining.id, { decline: true }));
        }}
      >
        <Trans>
          They get a friendly email. The deadline stays as it is, and they can finish what they have
          started.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
