import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx';
import type { SuccessProfile } from './api.ts';
import { deleteSuccessProfile } from './api.ts';

interface DeleteProfileDialogProps {
  profile: SuccessProfile;
  onClose: () => void;
  onDeleted: (message: string) => void;
}

/** Deletes a success profile once its name has been typed: what goes with it, and what stays. Mount it to open it. */
export function DeleteProfileDialog({ profile, onClose, onDeleted }: DeleteProfileDialogProps) {
  const { t } = useLingui();
  const { id, name, reviewed_count: reviewed, versions } = profile;
  const campaigns = versions.reduce((sum, { campaigns_count: count }) => sum + count, 0);
  const lost = t`${plural(reviewed, {
    0: 'No one has been reviewed yet.',
    one: 'The reviews of # person are deleted with it.',
    other: 'The reviews of # people are deleted with it.',
  })}`;
  const stays = t`People keep their test results.`;
  const saved =
    versions.length > 0 &&
    t`The saved reference profile can no longer be chosen; ${plural(campaigns, {
      0: 'no campaign uses it.',
      one: 'the # campaign that uses it keeps it.',
      other: 'the # campaigns that use it keep it.',
    })}`;
  return (
    <DeleteDialog
      open
      onOpenChange={onClose}
      kind="success profile"
      name={name}
      description={[lost, stays, saved, t`This cannot be undone.`].filter(Boolean).join(' ')}
      onDelete={async () => onDeleted(await deleteSuccessProfile(id))}
    />
  );
}
