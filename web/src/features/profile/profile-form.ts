import { saveOwnProfile } from '@assay/contract/subjects';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import type { OwnProfile } from './api.ts';

/** The form of the own profile; lookups are their ids, empty is "prefer not to say". */
export function useProfileForm(profile: OwnProfile) {
  return useForm({
    resolver: bodyResolver(saveOwnProfile),
    defaultValues: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      birthdate: profile.birthdate ?? '',
      gender: profile.gender ?? '',
      country: profile.country?.id ?? '',
      country_origin: profile.country_origin?.id ?? '',
      degree: profile.degree?.id ?? '',
      major: profile.major?.id ?? '',
      job_profile_id: profile.job_profile_id ?? '',
      job_title: profile.job_title ?? '',
      linkedin_url: profile.linkedin_url ?? '',
    },
  });
}
export type ProfileForm = ReturnType<typeof useProfileForm>;
