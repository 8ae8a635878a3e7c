import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface CodeFormProps {
  send: (code: string) => Promise<unknown>;
  /** Back to the password, as after five minutes. */
  onStartAgain: () => void;
}

/** The second step of logging in: a code of the app, or one of the recovery codes. */
export function CodeForm({ send, onStartAgain }: CodeFormProps) {
  const { t } = useLingui();
  const [recovery, setRecovery] = useState(false);
  const form = useForm({ defaultValues: { code: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, ({ code }) => send(code));
  const { error } = fieldOf(form, 'code');
  // The password has just been sent, and the focus has gone with its form: the code is what comes next.
  useEffect(() => form.setFocus('code'), [form, recovery]);
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormErrors errors={formErrors} />
      <TextField
        key={String(recovery)}
        label={recovery ? t`Recovery code` : t`Code from your app`}
        help={
          recovery
            ? t`One of the ten that you kept when you turned on two-step verification. Each works once.`
            : t`Six digits, new every 30 seconds.`
        }
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        maxLength={40}
        error={error}
        {...form.register('code', { required: t`Please enter the code.` })}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Log in</Trans>
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="plain" onClick={() => setRecovery(!recovery)}>
          {recovery ? t`Use a code from the app` : t`Use a recovery code`}
        </Button>
        <Button look="plain" onClick={onStartAgain}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    </form>
  );
}
