import { Trans } from '@lingui/react/macro';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { useGenders } from './genders.ts';
import type { ProfileForm } from './profile-form.ts';

export function GenderField({ form }: { form: ProfileForm }) {
  const choices = Object.entries(useGenders()).map(([value, label]) => ({ value, label }));
  return (
    <RadioGroup
      label={<Trans>Gender</Trans>}
      help={<Trans>Not used for your result.</Trans>}
      choices={choices}
      {...fieldOf(form, 'gender')}
    />
  );
}
