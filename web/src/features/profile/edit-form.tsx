import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fieldOf, useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { DateField, TextField } from '../../ui/fields/text-field.tsx';
import { saveProfile } from './api.ts';
import type { OwnProfile } from './api.ts';
import { BackgroundFields } from './background-fields.tsx';
import { GenderField } from './gender-field.tsx';
import { useProfileForm } from './profile-form.ts';

export interface EditFormProps {
  profile: OwnProfile;
  onSaved: () => void;
  /** Beside the button that saves. */
  cancel: ReactNode;
}

export function EditForm({ profile, onSaved, cancel }: EditFormProps) {
  const { t } = useLingui();
  const form = useProfileForm(profile);
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    await saveProfile(values);
    onSaved();
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <FormErrors errors={formErrors} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
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
      </div>
      <DateField
        label={t`Birth date`}
        help={t`Your results are compared with people of about your age. Leave it empty if you prefer not to say.`}
        autoComplete="bday"
        min="1900-01-01"
        {...fieldOf(form, 'birthdate')}
      />
      <GenderField form={form} />
      <BackgroundFields form={form} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="primary" pending={pending}>
          <Trans>Save profile</Trans>
        </Button>
        {cancel}
      </div>
    </form>
  );
}
