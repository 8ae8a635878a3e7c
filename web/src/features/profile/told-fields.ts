import type { ToldField } from '@assay/contract/profile-files';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lookups } from './api.ts';
import type { ProfileForm } from './profile-form.ts';

/** Fields that a file may fill, as the form calls them. */
export function useToldFields(): Record<ToldField, string> {
  const { t } = useLingui();
  return {
    first_name: t`First name`,
    last_name: t`Last name`,
    birthdate: t`Birth date`,
    country: t`Country`,
    degree: t`Highest degree`,
    major: t`Major`,
    job_title: t`Job title`,
    linkedin_url: t`LinkedIn address`,
  };
}

/** The value of a field, saved or not, as a file has it: lists by their ids. */
export function valueIn(form: ProfileForm, field: ToldField): string {
  const value: unknown = form.getValues(field);
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

/** The same as people read it. */
export function useTyped(form: ProfileForm): (field: ToldField) => string {
  const { data: known } = useQuery(lookups);
  const listed: Partial<Record<ToldField, readonly { id: number; name: string }[] | undefined>> = {
    country: known?.countries,
    degree: known?.degrees,
    major: known?.fields.flatMap(({ majors }) => majors),
  };
  return (field) => {
    const value = valueIn(form, field);
    return field in listed
      ? (listed[field]?.find(({ id }) => String(id) === value)?.name ?? '')
      : value;
  };
}
