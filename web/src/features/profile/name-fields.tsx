import { useLingui } from '@lingui/react/macro';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProfileForm } from './profile-form.ts';

export function NameFields({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
      <TextField label={t`First name`} autoComplete="given-name" {...fieldOf(form, 'first_name')} />
      <TextField label={t`Last name`} autoComplete="family-name" {...fieldOf(form, 'last_name')} />
    </div>
  );
}
