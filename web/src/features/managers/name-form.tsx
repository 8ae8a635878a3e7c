import { updateManagerProfile } from '@assay/contract/managers';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { ReactNode } from 'react';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface Names {
  first_name: string;
  last_name: string;
}

interface NameFormProps {
  names: Names;
  save: (names: Names) => Promise<unknown>;
  onSaved: () => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function NameForm({ names, save, onSaved, cancel }: NameFormProps) {
  const { t } = useLingui();
  const { first_name, last_name } = names;
  const form = useForm({
    resolver: bodyResolver(updateManagerProfile),
    defaultValues: { first_name, last_name },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    await save(values);
    onSaved();
  });
  return (
    <Card className="max-w-160">
      <form noValidate onSubmit={onSubmit} className="grid gap-6 py-2">
        <FormErrors errors={formErrors} />
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          {...fieldOf(form, 'first_name')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          {...fieldOf(form, 'last_name')}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
