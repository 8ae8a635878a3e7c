import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { ConsentTick, useConsent } from './consent.tsx';

export interface PermissionFormProps {
  organization: string;
  /** Masked address of the account that the link belongs to. */
  email?: string | null;
  permit: () => Promise<unknown>;
}

/** The tick and the button that give one organisation permission. */
export function PermissionForm({ organization, email, permit }: PermissionFormProps) {
  const consent = useConsent();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (!consent.check()) return consent.boxRef.current?.focus();
    setPending(true);
    setErrors([]);
    try {
      await permit();
    } catch (failure) {
      setErrors(messagesOf(failure));
      setPending(false);
    }
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
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

function messagesOf(failure: unknown): string[] {
  const { message, errors } = failure as Error & { errors?: unknown };
  if (typeof errors !== 'object' || errors === null) return [message];
  const said = Object.values(errors as Record<string, string[]>).flat();
  return said.length > 0 ? said : [message];
}
