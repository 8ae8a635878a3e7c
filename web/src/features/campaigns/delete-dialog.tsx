import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  onDelete: () => Promise<unknown>;
}

/** Deletes a campaign once its name has been typed. */
export function DeleteDialog({ open, onOpenChange, name, onDelete }: DeleteDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const matches = typed.trim().toLowerCase() === name.trim().toLowerCase();

  async function confirm() {
    setPending(true);
    setErrors([]);
    try {
      await onDelete();
    } catch (failure) {
      setErrors([(failure as Error).message]);
    }
    setPending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        setErrors([]);
        onOpenChange(next);
      }}
      title={`Delete “${name}”?`}
      description="Links that have been mailed stop working. Results stay with the people who gave them. This cannot be undone."
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (matches && !pending) void confirm();
        }}
      >
        <FormErrors errors={errors} />
        <TextField
          label="Name of the campaign"
          help={`Type ${name} to confirm.`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button look="danger" type="submit" form={form} disabled={!matches} pending={pending}>
          Delete campaign
        </Button>
      </div>
    </Dialog>
  );
}
