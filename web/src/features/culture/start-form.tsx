import { createCultureTest as createCultureTestCall } from '@assay/contract/culture-organization';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { CultureTest } from './api.ts';
import { createCultureTest } from './api.ts';

interface StartFormProps {
  onStarted: (test: CultureTest) => void;
  /** The way back without starting. */
  cancel: ReactNode;
}

export function StartForm({ onStarted, cancel }: StartFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(createCultureTestCall),
    defaultValues: { name: '' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    onStarted(await createCultureTest(values));
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <FormErrors errors={formErrors} />
      <TextField
        label={t`Name`}
        help={t`For example “How we work, 2026”. Reports show this name.`}
        autoComplete="off"
        maxLength={120}
        {...fieldOf(form, 'name')}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        {cancel}
        <Button type="submit" look="primary" pending={pending}>
          <Trans>Start culture test</Trans>
        </Button>
      </div>
    </form>
  );
}
