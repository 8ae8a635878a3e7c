import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { security } from '../../features/accounts/security.ts';
import { SessionList } from '../../features/accounts/session-list.tsx';
import { CvCard } from '../../features/profile/cv-card.tsx';
import { ownProfile } from '../../features/profile/api.ts';
import { ProfileFacts } from '../../features/profile/profile-facts.tsx';
import { readers } from '../../features/subjects/readers.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { FormSkeleton, ShortPageSkeleton } from '../../ui/page/skeleton.tsx';

export function ProfileDisplayPage() {
  const { t } = useLingui();
  const query = useQuery(ownProfile);
  const { data: readerList } = useQuery(readers);
  return (
    <Screen name="profile" title={t`Your profile`}>
      <div className="mx-auto max-w-180">
        <Loaded query={query} skeleton={<ShortPageSkeleton />}>
          {({ profile, subject, cv }) => (
            <>
              <PageHeader
                title={<Trans>Your profile</Trans>}
                meta={<Trans>Everything but your name and address is optional.</Trans>}
                actions={
                  <ButtonLink to="/profile/edit" look="primary">
                    <Trans>Edit profile</Trans>
                  </ButtonLink>
                }
              />
              <Card className="sm:-mt-1">
                <div className="-my-2">
                  <ProfileFacts profile={profile} email={subject.email} />
                </div>
              </Card>
              <div className="mt-6">
                <CvCard cv={cv} readers={readerList?.map((one) => one.organization_name)} />
              </div>
              <div className="mt-6">
                <Sessions />
              </div>
              <Card className="mt-6" title={<Trans>Your data</Trans>}>
                <p className="max-w-reading text-muted">
                  <Trans>
                    See who has looked at your results, download everything, or delete tests or your
                    account.
                  </Trans>
                </p>
                <ButtonLink to="/own-data" className="mt-4">
                  <Trans>See your data</Trans>
                </ButtonLink>
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}

function Sessions() {
  return (
    <Loaded query={useQuery(security)} skeleton={<FormSkeleton />}>
      {({ data }) => <SessionList sessions={data} />}
    </Loaded>
  );
}
