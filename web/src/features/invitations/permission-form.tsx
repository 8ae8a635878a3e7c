import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { ConsentTick, useConsent } from './consent.tsx';
import { useSending } from '../../lib/use-sending.ts';

export interface PermissionFormProps {
  organization: string;
  /** Masked address of the account that the link belongs to. */
  email?: string | null;
  permit: () => Promise<unknown>;
}

/** The tick and the button that give one organisation permission. */
export function PermissionForm({ organization, email, permit }: PermissionFormProps) {
  const consent = useConsent();
  const { pending, errors, run } = useSending(permit);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!consent.check()) return consent.boxRef.current?.focus();
    void run();
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <FormErrors errors={errors} />
      {email && (
        <p className="text-muted">
          <Trans>
            For your account <strong className="text-ink">{email}</strong>
          </Trans>
        </p>
      )}
      <ConsentTick organization={organization} consent={consent} />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Give permission</Trans>
      </Button>
    </form>
  );
}
