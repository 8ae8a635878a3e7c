import { askExtension } from '@assay/contract/entry';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Invite } from './to-do.ts';

/** Asks whoever invites for a later deadline; once a wish waits, it says so. */
export function MoreTime({ invite }: { invite: Invite }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { name } = invite.organization;
  if (invite.extension_asked) {
    return (
      <p className="text-small text-muted">
        <Trans>You have asked {name} for more time. You get a mail with the answer.</Trans>
      </p>
    );
  }
  return (
    <>
      <Button look="plain" className="-ml-4" onClick={() => setOpen(true)}>
        <Trans>Ask for more time</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Ask ${name} for more time`}
        description={t`The people at ${name} read your wish and set a later time or say no. Either way you get a mail; until then what you have begun stays as it is.`}
      >
        <Wish invite={invite} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Wish({ invite, onDone }: { invite: Invite; onDone: () => void }) {
  const { t } = useLingui();
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setErrors([]);
    try {
      await call(askExtension, { params: { id: invite.id }, body: { message } });
      toast(t`Your wish is on its way. You get a mail with the answer.`);
      onDone();
      await queryClient.invalidateQueries();
    } catch (failure) {
      setErrors([(failure as Error).message]);
      setPending(false);
    }
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormErrors errors={errors} />
      <TextArea
        label={t`What should they know?`}
        help={t`You need not give a reason.`}
        optional
        rows={3}
        maxLength={500}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" look="primary" pending={pending}>
        <Trans>Ask for more time</Trans>
      </Button>
    </form>
  );
}
