import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Label } from './api.ts';
import { deleteLabel } from './api.ts';
import { LabelForm } from './label-form.tsx';

interface LabelDialogProps {
  label: Label;
  onClose: () => void;
}

export function EditLabelDialog({ label, onClose }: LabelDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={t`Edit label`}>
      <LabelForm
        label={label}
        cancel={
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        }
        onSaved={({ name }) => {
          toast(t`The label ${name} is saved.`);
          onClose();
        }}
      />
    </Dialog>
  );
}

interface DeleteLabelDialogProps extends LabelDialogProps {
  onDeleted?: () => void;
}

export function DeleteLabelDialog({ label, onClose, onDeleted }: DeleteLabelDialogProps) {
  const { t } = useLingui();
  const { id, name, subjects_count: people } = label;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete label`}
      onConfirm={async () => {
        await deleteLabel(id);
        toast(t`The label ${name} is deleted.`);
        onDeleted?.();
      }}
    >
      {people === 0
        ? t`No one has this label.`
        : t`${plural(people, {
            one: 'It is removed from # person.',
            other: 'It is removed from # people.',
          })} The people and their results stay. This cannot be undone.`}
    </ConfirmDialog>
  );
}
