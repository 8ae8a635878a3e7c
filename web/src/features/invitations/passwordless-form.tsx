import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { ConsentTick, useConsent } from './consent.tsx';
import { useSending } from '../../lib/use-sending.ts';

export interface PasswordlessFormProps {
  organization: string;
  /** Masked address that the link was mailed to. */
  email: string | null;
  enter: () => Promise<unknown>;
}

/** The permission and nothing else: the mailed link stands in for a password. */
export function PasswordlessForm({ organization, email, enter }: PasswordlessFormProps) {
  const consent = useConsent();
  const { pending, errors, run } = useSending(enter);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!consent.check()) return consent.boxRef.current?.focus();
    void run();
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <FormErrors errors={errors} />
      {email && (
        <div>
          <div className="font-medium">
            <Trans>Your email address</Trans>
          </div>
          <div className="text-muted">{email}</div>
          <p className="mt-1 text-small text-muted">
            <Trans>You do not need a password: we email you a link each time.</Trans>
          </p>
        </div>
      )}
      <ConsentTick organization={organization} consent={consent} />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Agree and continue</Trans>
      </Button>
    </form>
  );
}
