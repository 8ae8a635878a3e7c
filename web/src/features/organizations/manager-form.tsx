import { createManager as createManagerCall } from '@assay/contract/staff';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Manager } from './api.ts';
import { createManager } from './api.ts';

interface ManagerFormProps {
  organizationId: number;
  onAdded: (manager: Manager) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function ManagerForm({ organizationId, onAdded, cancel }: ManagerFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(createManagerCall),
    defaultValues: { organization_id: organizationId, first_name: '', last_name: '', email: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    onAdded(await createManager(values));
  });
  return (
    <Card className="max-w-160">
      <form noValidate onSubmit={onSubmit} className="grid gap-6 py-2">
        <FormErrors errors={formErrors} />
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <TextField label={t`First name`} autoComplete="off" {...fieldOf(form, 'first_name')} />
          <TextField label={t`Last name`} autoComplete="off" {...fieldOf(form, 'last_name')} />
        </div>
        <TextField
          label={t`Email address`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          help={t`The invitation goes to this address. The link in it opens the account.`}
          {...fieldOf(form, 'email')}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Send invitation</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
