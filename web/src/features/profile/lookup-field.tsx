import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import type { ReactNode } from 'react';
import { SearchSelect } from '../../ui/fields/search-select.tsx';
import type { ChoiceGroup } from '../../ui/fields/search-select.tsx';
import type { ProfileForm } from './profile-form.ts';

export interface LookupFieldProps {
  form: ProfileForm;
  name: 'country' | 'country_origin' | 'major' | 'job_profile_id';
  label: ReactNode;
  groups: readonly ChoiceGroup[];
}

/** One of a list that comes from the server, or nothing, which is "prefer not to say". */
export function LookupField({ form, name, label, groups }: LookupFieldProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <SearchSelect
      label={label}
      optional
      placeholder={t`Prefer not to say`}
      groups={groups}
      value={field.value ? Number(field.value) : null}
      onValue={(value) => field.onChange(value ?? '')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}

export function choicesOf(items: readonly { id: number; name: string }[]) {
  return items.map(({ id, name }) => ({ value: id, label: name }));
}
