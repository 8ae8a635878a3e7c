import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { FormErrors } from '../fields/form-errors.tsx';
import { TextField } from '../fields/text-field.tsx';

export interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is. */
  kind: 'campaign' | 'test' | 'group' | 'organization' | 'success profile';
  /** To be typed before it can be deleted. */
  name: string;
  /** What goes with it, and what stays. */
  description: string;
  onDelete: () => Promise<unknown>;
}

/** Deletes what cannot be brought back, once its name has been typed. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, onOpenChange, kind, name, description, onDelete } = props;
  const { t } = useLingui();
  const words = {
    campaign: { label: t`Name of the campaign`, button: t`Delete campaign` },
    test: { label: t`Name of the test`, button: t`Delete test` },
    group: { label: t`Name of the group`, button: t`Delete group` },
    organization: { label: t`Name of the organisation`, button: t`Delete organisation` },
    'success profile': {
      label: t`Name of the success profile`,
      button: t`Delete success profile`,
    },
  }[kind];
  const form = useId();
  const [typed, setTyped] = useState('');
  const { pending, errors, run, reset } = useSending(onDelete);
  const matches = typed.trim().toLowerCase() === name.trim().toLowerCase();

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        reset();
        onOpenChange(next);
      }}
      title={t`Delete “${name}”?`}
      description={description}
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (matches) void run();
        }}
      >
        <FormErrors errors={errors} />
        <TextField
          label={words.label}
          help={t`Type ${name} to confirm.`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={() => onOpenChange(false)}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="danger" type="submit" form={form} disabled={!matches} pending={pending}>
          {words.button}
        </Button>
      </div>
    </Dialog>
  );
}
