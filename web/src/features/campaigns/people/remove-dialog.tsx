import { nameOf } from '@assay/contract/person-name';
import { counted } from '../../../lib/numbers.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { titleOf } from '../title.ts';
import { takeOut } from './people-api.ts';

interface RemoveDialogProps {
  campaign: { id: number; campaign_name: string };
  people: readonly CampaignSubject[];
  onClose: () => void;
  onDone: () => void;
}

/** Takes people out of a campaign. Mount it to open it. */
export function RemoveDialog({ campaign, people, onClose, onDone }: RemoveDialogProps) {
  const [first] = people;
  const who =
    people.length === 1 && first ? `“${nameOf(first)}”` : `${counted(people.length)} people`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${who} from “${titleOf(campaign)}”?`}
      confirmLabel="Remove"
      onConfirm={async () => {
        await takeOut(
          campaign.id,
          people.map(({ id }) => id),
        );
        toast(`${who} removed. Results stay.`);
        onDone();
      }}
    >
      {people.length === 1 ? 'The link' : 'Links'} that {people.length === 1 ? 'was' : 'were'}{' '}
      mailed for this campaign stop working. Results stay with the people who gave them.
    </ConfirmDialog>
  );
}
