import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Day } from '../../ui/moment.tsx';
import type { OwnProfile } from './api.ts';
import { useGenders } from './genders.ts';

export function ProfileFacts({ profile, email }: { profile: OwnProfile; email: string }) {
  const genders = useGenders();
  const { linkedin_url: linkedin } = profile;
  return (
    <Facts>
      <Fact label={<Trans>Name</Trans>}>
        <Said>{`${profile.first_name} ${profile.last_name}`.trim()}</Said>
      </Fact>
      <Fact label={<Trans>E-mail address</Trans>}>{email}</Fact>
      <Fact label={<Trans>Birth date</Trans>}>
        <Said>{profile.birthdate && <Day at={`${profile.birthdate}T12:00:00`} />}</Said>
      </Fact>
      <Fact label={<Trans>Gender</Trans>}>
        <Said>{profile.gender && genders[profile.gender]}</Said>
      </Fact>
      <Fact label={<Trans>Country</Trans>}>
        <Said>{profile.country?.name}</Said>
      </Fact>
      <Fact label={<Trans>Country of origin</Trans>}>
        <Said>{profile.country_origin?.name}</Said>
      </Fact>
      <Fact label={<Trans>Highest degree</Trans>}>
        <Said>{profile.degree?.name}</Said>
      </Fact>
      <Fact label={<Trans>Major</Trans>}>
        <Said>{profile.major?.name}</Said>
      </Fact>
      <Fact label={<Trans>Job title</Trans>}>
        <Said>{profile.job_title}</Said>
      </Fact>
      <Fact label={<Trans>LinkedIn address</Trans>}>
        <Said>{linkedin}</Said>
      </Fact>
    </Facts>
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
