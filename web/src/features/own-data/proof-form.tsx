import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSending } from '../../lib/writes/use-sending.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import type { Proof } from './api.ts';

export interface ProofFormProps {
  /** Sends the proof; an empty one has a code mailed. */
  send: (proof: Proof) => Promise<unknown>;
  onCancel: () => void;
  confirmLabel: string;
  look?: 'primary' | 'danger';
  /** What else must be right before it can be sent. */
  ready?: boolean;
  children?: ReactNode;
}

/** The password, or a code by mail for who has none: an open screen alone is not enough. */
export function ProofForm(props: ProofFormProps) {
  const { send, onCancel, confirmLabel, look = 'primary', ready = true, children } = props;
  const { t } = useLingui();
  const [mailed, setMailed] = useState(false);
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, ({ password, code }) =>
    send(mailed ? { code } : { password }),
  );
  // What was asked for is typed next.
  useEffect(() => {
    if (mailed) form.setFocus('code');
  }, [mailed, form]);
  const mailing = useSending(async () => {
    await send({});
    setMailed(true);
  }, toastFailure);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      {children}
      {mailed ? (
        <TextField
          label={t`Code`}
          help={t`We have sent eight digits to your address. They work for 15 minutes.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          key="code"
          error={fieldOf(form, 'code').error}
          {...form.register('code', { required: t`Please enter the code.` })}
        />
      ) : (
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          key="password"
          error={fieldOf(form, 'password').error}
          {...form.register('password', { required: t`Please enter your password.` })}
        />
      )}
      <p className="-mt-2 text-small text-muted" role="status">
        {mailed ? (
          <Trans>Nothing there? Check your spam folder, too.</Trans>
        ) : (
          <Trans>No password, or forgotten?</Trans>
        )}{' '}
        <button
          type="button"
          className="text-accent underline underline-offset-3 pointer-coarse:min-h-11"
          disabled={mailing.pending}
          onClick={() => void mailing.run()}
        >
          {mailed ? <Trans>Send another code</Trans> : <Trans>Get a code by email</Trans>}
        </button>
      </p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look={look} pending={pending} disabled={!ready}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
