import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { ActionButton } from './action-button.tsx';
import { changeOpenInvite, openInvite, personalLinks } from './entry-api.ts';
import { QrCode } from './qr-code.tsx';

interface SharePanelProps {
  campaign: { id: number; campaign_name: string };
  /** Whether the organisation may use the link that everybody can join by. */
  openInvites: boolean;
}

/** Ways to hand a campaign on: one link for everybody, its QR code, and a link for each person. */
export function SharePanel({ campaign, openInvites }: SharePanelProps) {
  return (
    <Card title="Share" note="Ways into this campaign besides the invitations by mail.">
      {openInvites && <OpenInvite campaign={campaign} />}
      <section className={openInvites ? 'mt-6 border-t border-line pt-5' : ''}>
        <h3 className="font-semibold">Personal links</h3>
        <p className="mt-1 mb-3 max-w-reading text-muted">
          One for each person who has not finished, for a letter or a mail of your own. Opening it
          sends the real link to the person’s address, so that nobody can answer for them.
        </p>
        <ActionButton
          label="Download links as CSV"
          run={async () =>
            saveFile(await personalLinks(campaign.id), `${campaign.campaign_name}, links.csv`)
          }
        />
      </section>
    </Card>
  );
}

function OpenInvite({ campaign }: Pick<SharePanelProps, 'campaign'>) {
  const query = useQuery(openInvite(campaign.id));
  return (
    <Loaded query={query} skeleton={<ShareSkeleton />}>
      {({ url, open }) => <OpenLink {...{ campaign, url, open }} />}
    </Loaded>
  );
}

interface OpenLinkProps extends Pick<SharePanelProps, 'campaign'> {
  url: string;
  open: boolean;
}

function OpenLink({ campaign, url, open }: OpenLinkProps) {
  const { id, campaign_name: name } = campaign;
  const [renewing, setRenewing] = useState(false);
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    if (await copyText(url)) {
      toast('The link is copied.');
      return;
    }
    // Which selects it all.
    field.current?.focus();
    toast('Your browser does not allow copying here. Please copy the link from its field.', {
      tone: 'bad',
    });
  }
  async function turn(next: boolean) {
    setPending(true);
    try {
      await changeOpenInvite(id, { open: next });
      toast(next ? 'The link is open.' : 'The link is closed. Who has joined stays.', {
        action: { label: 'Undo', run: () => void turn(!next) },
      });
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="grid gap-5">
      <CheckboxField
        label="Anybody with the link can join"
        help="Who joins gets a mail, so that the address is proved. Each new person counts against your package."
        checked={open}
        aria-busy={pending}
        onChange={({ target }) => void turn(target.checked)}
      />
      {open ? (
        <>
          <div className="flex flex-wrap items-end gap-2.5">
            <TextField
              ref={field}
              label="Link for everybody"
              className="min-w-0 grow"
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <ActionButton label="Copy link" run={copy} />
          </div>
          <QrCode id={id} name={name} />
          <div>
            <Button onClick={() => setRenewing(true)}>Make a new link</Button>
          </div>
        </>
      ) : (
        <p className="text-muted">
          Whoever opens the link is told kindly to ask you for an invitation.
        </p>
      )}
      <ConfirmDialog
        open={renewing}
        onOpenChange={setRenewing}
        title={`Make a new link for “${name}”?`}
        confirmLabel="Make a new link"
        onConfirm={async () => {
          await changeOpenInvite(id, { open: true, renew: true });
          toast('There is a new link. The old one has stopped working.');
        }}
      >
        The present link and every printed QR code of it stop working at once. Who has joined stays.
      </ConfirmDialog>
    </div>
  );
}

function ShareSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-control" />
      <Skeleton className="size-40" />
    </div>
  );
}
