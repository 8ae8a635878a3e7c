import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Detail, DetailList } from '../../ui/page/detail-list.tsx';
import { Day } from '../../ui/text/moment.tsx';
import { lookups } from './api.ts';
import type { OwnProfile } from './api.ts';
import { useGenders } from './genders.ts';

export function ProfileFacts({ profile, email }: { profile: OwnProfile; email: string }) {
  const genders = useGenders();
  const { linkedin_url: linkedin, job_profile_id: job } = profile;
  const { data: known } = useQuery({ ...lookups, enabled: job !== null });
  const kindOfWork = known?.jobs.find(({ id }) => id === job)?.name;
  return (
    <DetailList>
      <Detail label={<Trans>Name</Trans>}>
        <Said>{`${profile.first_name} ${profile.last_name}`.trim()}</Said>
      </Detail>
      <Detail label={<Trans>Email address</Trans>}>{email}</Detail>
      <Detail label={<Trans>Birth date</Trans>}>
        <Said>{profile.birthdate && <Day at={`${profile.birthdate}T12:00:00`} />}</Said>
      </Detail>
      <Detail label={<Trans>Gender</Trans>}>
        <Said>{profile.gender && genders[profile.gender]}</Said>
      </Detail>
      <Detail label={<Trans>Country</Trans>}>
        <Said>{profile.country?.name}</Said>
      </Detail>
      <Detail label={<Trans>Country of origin</Trans>}>
        <Said>{profile.country_origin?.name}</Said>
      </Detail>
      <Detail label={<Trans>Highest degree</Trans>}>
        <Said>{profile.degree?.name}</Said>
      </Detail>
      <Detail label={<Trans>Major</Trans>}>
        <Said>{profile.major?.name}</Said>
      </Detail>
      <Detail label={<Trans>Kind of work</Trans>}>
        <Said>{kindOfWork}</Said>
      </Detail>
      <Detail label={<Trans>Job title</Trans>}>
        <Said>{profile.job_title}</Said>
      </Detail>
      <Detail label={<Trans>LinkedIn address</Trans>}>
        <Said>{linkedin}</Said>
      </Detail>
    </DetailList>
  );
}

function Said({ children }: { children: ReactNode }) {
  if (children) return children;
  return (
    <span className="text-muted">
      <Trans>Not given</Trans>
    </span>
  );
}
