import { joinByInvite as joinByInviteCall } from '@assay/contract/entry';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FocusEvent } from 'react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { joinByInvite } from './api.ts';

export interface JoinFormProps {
  token: string;
  /** Called with the address that the mail went to. */
  onSent: (email: string) => void;
}

/** Who somebody is; all the rest happens by the mail that follows. */
export function JoinForm({ token, onSent }: JoinFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(joinByInviteCall),
    defaultValues: { first_name: '', last_name: '', email: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (body) => {
    await joinByInvite(token, {
      ...body,
      first_name: capitalise(body.first_name),
      last_name: capitalise(body.last_name),
    });
    onSent(body.email);
  });
  const name = (field: 'first_name' | 'last_name') => {
    const props = fieldOf(form, field);
    return {
      ...props,
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        form.setValue(field, capitalise(event.target.value));
        return props.onBlur(event);
      },
    };
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={onSubmit}>
      <FormErrors errors={formErrors} />
      <TextField label={t`First name`} autoComplete="given-name" {...name('first_name')} />
      <TextField label={t`Last name`} autoComplete="family-name" {...name('last_name')} />
      <TextField
        label={t`Email address`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        help={t`We send your personal link there.`}
        {...fieldOf(form, 'email')}
      />
      <Button type="submit" look="primary" wide pending={pending}>
        <Trans>Send me my link</Trans>
      </Button>
    </form>
  );
}
