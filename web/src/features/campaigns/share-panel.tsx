import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import { ActionButton } from './action-button.tsx';
import { openInvite, exportLinks, setOpenInvite } from './entry-api.ts';
import { QrCode } from './qr-code.tsx';

interface SharePanelProps {
  campaign: { id: number; campaign_name: string };
  /** Whether the organisation may use the public link. */
  openInvites: boolean;
}

/** Ways to share a campaign: a public link, its QR code, and a link for each person. */
export function SharePanel({ campaign, openInvites }: SharePanelProps) {
  const { t } = useLingui();
  const title = campaign.campaign_name;
  const link = useQuery({ ...openInvite(campaign.id), enabled: openInvites });
  // What stands below the link would move when it comes.
  if (openInvites && !link.isFetched) {
    return (
      <Loading>
        <Skeleton className="h-150" />
      </Loading>
    );
  }
  return (
    <Card title={t`Share`} note={t`Ways to join this campaign besides the invitation email.`}>
      {openInvites && <OpenInvite campaign={campaign} />}
      <section className={openInvites ? 'mt-6 border-t border-line pt-5' : ''}>
        <h3 className="font-semibold">
          <Trans>Personal links</Trans>
        </h3>
        <p className="mt-1 mb-3 max-w-reading text-muted">
          <Trans>
            One for each candidate who has not completed their tests, for a letter or an email of
            your own. Opening it emails the candidate their secure link.
          </Trans>
        </p>
        <ActionButton
          label={t`Download links as CSV`}
          run={async () => saveFile(await exportLinks(campaign.id), t`${title}, links.csv`)}
        />
      </section>
    </Card>
  );
}

function OpenInvite({ campaign }: Pick<SharePanelProps, 'campaign'>) {
  const query = useQuery(openInvite(campaign.id));
  return (
    <Loaded query={query} skeleton={null}>
      {({ url, open }) => <OpenLink {...{ campaign, url, open }} />}
    </Loaded>
  );
}

interface OpenLinkProps extends Pick<SharePanelProps, 'campaign'> {
  url: string;
  open: boolean;
}

function OpenLink({ campaign, url, open }: OpenLinkProps) {
  const { t } = useLingui();
  const { id, campaign_name: name } = campaign;
  const [renewing, setRenewing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    if (await copyText(url)) {
      toast(t`The link is copied.`);
      return;
    }
    // Which selects it all.
    field.current?.focus();
    toast(t`Your browser does not allow copying here. Please copy the link from its field.`, {
      tone: 'bad',
    });
  }
  const turning = useSending(turn, toastFailure);
  async function turn(next: boolean): Promise<void> {
    await setOpenInvite(id, { open: next });
    toast(
      next
        ? t`The public link is on.`
        : t`The public link is off. People who have joined stay in the campaign.`,
      { undo: () => turning.run(!next) },
    );
  }
  return (
    <div className="grid gap-5">
      <CheckboxField
        label={t`Public link on`}
        help={t`People confirm their address by email. Each new person counts towards your plan.`}
        checked={open}
        aria-busy={turning.pending}
        onChange={({ target }) => void turning.run(target.checked)}
      />
      {open ? (
        <>
          <div className="flex flex-wrap items-end gap-2.5">
            <TextField
              ref={field}
              label={t`Public link`}
              className="min-w-0 grow"
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <ActionButton label={t`Copy link`} run={copy} />
          </div>
          <QrCode id={id} name={name} />
          <div>
            <Button onClick={() => setRenewing(true)}>
              <Trans>Reset link</Trans>
            </Button>
          </div>
        </>
      ) : (
        <p className="text-muted">
          <Trans>
            While it is off, people who open the link are told to ask you for an invitation.
          </Trans>
        </p>
      )}
      <ConfirmDialog
        open={renewing}
        onOpenChange={setRenewing}
        title={t`Reset the link for “${name}”?`}
        confirmLabel={t`Reset link`}
        onConfirm={async () => {
          await setOpenInvite(id, { open: true, renew: true });
          toast(t`The link has been reset. The old one no longer works.`);
        }}
      >
        <Trans>
          The current link and every printed QR code of it stop working immediately. People who have
          joined stay in the campaign.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
