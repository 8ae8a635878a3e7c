import { Trans } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

/** Where a success profile is shown. */
export function profilePath(id: number) {
  return linkOptions({
    to: '/admin/manager/organization/success-profile/$successProfileId',
    params: { successProfileId: String(id) },
  });
}

interface ProfileStepsProps {
  /** The one that the page belongs to. */
  profile?: { id: number; name: string };
  /** The page itself. */
  children: ReactNode;
}

/** The way from the list to a page of a success profile. */
export function ProfileSteps({ profile, children }: ProfileStepsProps) {
  const list = (
    <TextLink key="list" to="/admin/manager/organization/success-profiles">
      <Trans>Success profiles</Trans>
    </TextLink>
  );
  const own = profile && (
    <TextLink key="own" {...profilePath(profile.id)}>
      {profile.name}
    </TextLink>
  );
  return <Breadcrumbs steps={[list, ...(own ? [own] : []), children]} />;
}
