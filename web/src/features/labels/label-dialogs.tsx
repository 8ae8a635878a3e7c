import { counted } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Label } from './api.ts';
import { removeLabel } from './api.ts';
import { LabelForm } from './label-form.tsx';

interface LabelDialogProps {
  label: Label;
  onClose: () => void;
}

export function EditLabelDialog({ label, onClose }: LabelDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Edit the label">
      <LabelForm
        label={label}
        cancel={<Button onClick={onClose}>Cancel</Button>}
        onSaved={({ name }) => {
          toast(`The label ${name} is saved.`);
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
  const { id, name, subjects_count: people } = label;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete “${name}”?`}
      confirmLabel="Delete label"
      onConfirm={async () => {
        await removeLabel(id);
        toast(`The label ${name} is deleted.`);
        onDeleted?.();
      }}
    >
      {people === 0
        ? 'Nobody carries it.'
        : `It is taken off the ${people === 1 ? 'one person' : `${counted(people)} people`} who ${people === 1 ? 'carries' : 'carry'} it. The people and their results stay. This cannot be undone.`}
    </ConfirmDialog>
  );
}
