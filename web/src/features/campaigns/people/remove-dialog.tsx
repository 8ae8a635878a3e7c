import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { titleOf } from '../title.ts';
import { removeSubjects } from './people-api.ts';
import { shownName } from './shown-name.ts';

interface RemoveDialogProps {
  campaign: { id: number; campaign_name: string };
  people: readonly CampaignSubject[];
  onClose: () => void;
  onDone: () => void;
}

/** Takes people out of a campaign. Mount it to open it. */
export function RemoveDialog({ campaign, people, onClose, onDone }: RemoveDialogProps) {
  const { t } = useLingui();
  const [first] = people;
  const count = people.length;
  const name = count === 1 && first ? shownName(first) : undefined;
  const title = titleOf(campaign);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        name
          ? t`Remove “${name}” from “${title}”?`
          : t`${plural(count, { one: 'Remove # person', other: 'Remove # people' })} from “${title}”?`
      }
      confirmLabel={t`Remove`}
      onConfirm={async () => {
        await removeSubjects(
          campaign.id,
          people.map(({ id }) => id),
        );
        toast(
          name
            ? t`“${name}” removed. Results stay.`
            : t`${plural(count, { one: '# person removed.', other: '# people removed.' })} Results stay.`,
        );
        onDone();
      }}
    >
      {name
        ? t`The emailed link stops working. Results stay with the candidate.`
        : t`The emailed links stop working. Results stay with the candidates.`}
    </ConfirmDialog>
  );
}
