import { askExtension } from '@assay/contract/entry';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import type { Invite } from './to-do.ts';
import { fieldErrors } from '../../lib/server-errors.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

/** Asks the organisation for a later deadline; once a request waits, it says so. */
export function MoveDeadline({ invite }: { invite: Invite }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { name } = invite.organization;
  if (invite.extension_asked) {
    return (
      <p className="text-small text-muted">
        <Trans>You have asked {name} for a later deadline. The answer comes by email.</Trans>
      </p>
    );
  }
  return (
    <>
      <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
        <Trans>Ask for a later deadline</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Ask ${name} for a later deadline`}
        description={t`${name} will review your request and set a later deadline or decline. The answer comes by email; what you have started stays as it is.`}
      >
        <Request invite={invite} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Request({ invite, onDone }: { invite: Invite; onDone: () => void }) {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const { pending, error, run } = useSending(async () => {
    await call(askExtension, { params: { id: invite.id }, body: { message } });
    toast(t`Your request has been sent. The answer comes by email.`);
    onDone();
    await queryClient.invalidateQueries();
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }
  const { message: refused, ...others } = fieldErrors(error);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <FormErrors errors={Object.values(others).flat()} />
      <TextArea
        label={t`What should they know?`}
        help={t`You do not have to give a reason.`}
        optional
        rows={3}
        maxLength={500}
        value={message}
        error={refused?.join(' ')}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" look="primary" pending={pending}>
        <Trans>Send request</Trans>
      </Button>
    </form>
  );
}
