import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Loaded } from '../../api/loaded.tsx';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSkeleton } from '../../ui/page/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { startTotp, readAgain, confirmTotp } from './security.ts';
import type { TotpSetUp } from './security.ts';

interface TwoFactorSetUpProps {
  onCancel?: () => void;
  onDone: () => void;
}

/** Three steps: the picture into the app, a code out of it, and the recovery codes kept. */
export function TwoFactorSetUp({ onCancel, onDone }: TwoFactorSetUpProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Each visit begins anew: a secret that was shown and not confirmed is worth nothing.
  const query = useQuery({
    queryKey: ['totp-set-up'],
    queryFn: startTotp,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (codes !== null) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          void readAgain();
          onDone();
        }}
      />
    );
  }
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(setUp) => <Scan setUp={setUp} onSwitchedOn={setCodes} onCancel={onCancel} />}
    </Loaded>
  );
}

interface ScanProps {
  setUp: TotpSetUp;
  onSwitchedOn: (codes: string[]) => void;
  onCancel: (() => void) | undefined;
}

function Scan({ setUp, onSwitchedOn, onCancel }: ScanProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { code: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ code }) =>
    onSwitchedOn(await confirmTotp(code)),
  );
  const picture = `data:image/svg+xml,${encodeURIComponent(setUp.qr_svg)}`;
  return (
    <div className="grid gap-6">
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <img
          src={picture}
          alt={t`QR code for your authenticator app`}
          className="size-44 rounded-control border border-line bg-white"
        />
        <div className="grid gap-2">
          <p className="max-w-reading">
            <Trans>
              Scan this with an authenticator app, such as the one in your password manager. Or
              enter this key in it:
            </Trans>
          </p>
          <code className="font-mono text-small [overflow-wrap:anywhere] select-all">
            {setUp.secret.replaceAll(/(.{4})/g, '$1 ').trim()}
          </code>
          <p className="text-small text-muted">
            <Trans>
              On this device?{' '}
              <a className="text-accent underline underline-offset-3" href={setUp.uri}>
                Open it in the app
              </a>
            </Trans>
          </p>
        </div>
      </div>
      <form noValidate onSubmit={onSubmit} className="grid max-w-80 gap-5">
        <FormErrors errors={formErrors} />
        <TextField
          label={t`Code from the app`}
          help={t`Six digits. The first correct code switches two-step verification on.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={fieldOf(form, 'code').error}
          {...form.register('code', { required: t`Please enter the code.` })}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Switch on</Trans>
          </Button>
          {onCancel && (
            <Button onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
