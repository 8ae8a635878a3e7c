import type { ToldField } from '@assay/contract/profile-files';
import { useLingui } from '@lingui/react/macro';
import type { OwnProfile } from './api.ts';

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

/** What stands in a field of the profile, as people read it. */
export function shownIn(profile: OwnProfile, field: ToldField): string {
  const value = profile[field];
  return (typeof value === 'object' ? value?.name : value) ?? '';
}
