import type { CampaignRow } from '@assay/contract/campaigns';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../lib/moments.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { momentThere } from '../../ui/text/moment.tsx';
import { activatedInWords, ActivateDialog } from './activate-dialog.tsx';
import { activateCampaign, archiveCampaign, closeCampaign, deleteCampaign } from './api.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RemindDialog } from './people/remind-dialog.tsx';
import { titleOf } from './title.ts';

/** What is asked about before it is done. */
export type CampaignQuestion = 'activate' | 'remind' | 'end' | 'delete';

interface CampaignDialogsProps {
  campaign: CampaignRow;
  question: CampaignQuestion;
  onClose: () => void;
  onDeleted?: () => Promise<unknown>;
}

/** The dialog of one question about a campaign. */
export function CampaignDialogs({ campaign, question, onClose, onDeleted }: CampaignDialogsProps) {
  const { t } = useLingui();
  const { id, deadline, time_zone } = campaign;
  const name = titleOf(campaign);
  const end = deadline && momentThere(deadline, time_zone, momentInWords);
  switch (question) {
    case 'activate':
      return (
        <ActivateDialog
          campaign={campaign}
          onClose={onClose}
          onActivate={async () => {
            await activateCampaign(id);
            const active = t`${name} is active.`;
            toast(`${active} ${activatedInWords(campaign.progress.subjects)}`);
          }}
        />
      );
    case 'remind':
      return <RemindDialog campaign={campaign} onClose={onClose} />;
    case 'end':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t`End “${name}” now?`}
          confirmLabel={t`End campaign`}
          onConfirm={async () => {
            await closeCampaign(id);
            toast(t`${name} has ended.`);
          }}
        >
          {end && `${t`It would run until ${end}.`} `}
          <Trans>
            No one else can start, and no more reminders are sent. Candidates who have started can
            still finish. A later deadline reopens the campaign.
          </Trans>
        </ConfirmDialog>
      );
    case 'delete':
      return (
        <DeleteDialog
          open
          onOpenChange={onClose}
          name={name}
          onDelete={async () => {
            const message = await deleteCampaign(id);
            onClose();
            toast(message);
            await onDeleted?.();
          }}
        />
      );
  }
}

/** Archives a campaign or restores it; the other way round is one click on the message. */
export async function moveToArchive(campaign: CampaignRow, archived: boolean) {
  const { id } = campaign;
  await archiveCampaign(id, archived);
  const name = titleOf(campaign);
  toast(archived ? t`${name} is archived.` : t`${name} is restored.`, {
    undo: () => archiveCampaign(id, !archived),
  });
}
