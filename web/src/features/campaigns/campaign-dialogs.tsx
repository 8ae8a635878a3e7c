import type { CampaignRow } from '@assay/contract/campaigns';
import { momentInWords } from '../../lib/moments.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { activatedInWords, ActivateDialog } from './activate-dialog.tsx';
import { activate, endEarly, putAway, remove } from './api.ts';
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
  const { id, deadline, time_zone } = campaign;
  const name = titleOf(campaign);
  switch (question) {
    case 'activate':
      return (
        <ActivateDialog
          campaign={campaign}
          onClose={onClose}
          onActivate={async () => {
            await activate(id);
            toast(`${name} is active. ${activatedInWords(campaign.progress.subjects)}`);
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
          title={`End “${name}” now?`}
          confirmLabel="End campaign"
          onConfirm={async () => {
            await endEarly(id);
            toast(`${name} has ended.`);
          }}
        >
          {deadline && `It would run until ${momentInWords(deadline, time_zone)}. `}
          Nobody else can begin, and no more reminders go out. Who has begun may still finish. A
          later deadline opens the campaign again.
        </ConfirmDialog>
      );
    case 'delete':
      return (
        <DeleteDialog
          open
          onOpenChange={onClose}
          name={name}
          onDelete={async () => {
            const message = await remove(id);
            onClose();
            toast(message);
            await onDeleted?.();
          }}
        />
      );
  }
}

/** Puts a campaign away or brings it back; the other way round is one click on the message. */
export async function moveToArchive(campaign: CampaignRow, archived: boolean) {
  const { id } = campaign;
  await putAway(id, archived);
  const name = titleOf(campaign);
  toast(archived ? `${name} is archived.` : `${name} is back.`, {
    action: { label: 'Undo', run: () => void putAway(id, !archived) },
  });
}
