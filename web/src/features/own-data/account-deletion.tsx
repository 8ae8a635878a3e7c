import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { deleteAccount } from './api.ts';
import { ProofForm } from './proof-form.tsx';

export interface AccountDeletionProps {
  email: string;
  onDeleted: () => void;
}

/** Deletes the account with everything, once the address is typed and it is proved who asks. */
export function AccountDeletion({ email, onDeleted }: AccountDeletionProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  return (
    <Card title={<Trans>Delete your account</Trans>}>
      <p className="max-w-reading text-muted">
        <Trans>
          Your profile, all tests with their answers and results, permissions, emails and the record
          of who opened them are deleted at once and for good. Organisations keep how many people
          took part, without you in it.
        </Trans>
      </p>
      <Button look="danger" className="mt-5" onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? setOpen(true) : close())}
        title={t`Delete your account?`}
        description={t`This cannot be undone, not even by us. If you want to keep your results, download your data first.`}
      >
        <ProofForm
          look="danger"
          confirmLabel={t`Delete everything`}
          ready={typed.trim().toLowerCase() === email.toLowerCase()}
          onCancel={close}
          send={async (proof) => {
            await deleteAccount(proof);
            if (proof.password || proof.code) onDeleted();
          }}
        >
          <TextField
            label={t`Your address`}
            help={t`Type ${email} to confirm.`}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </ProofForm>
      </Dialog>
    </Card>
  );
}
