import { startOfRoute } from '@assay/contract/test-routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { navigateToOtherDocument } from '../../api/hand-over.ts';
import { Loaded } from '../../api/loaded.tsx';
import { ownProfile } from '../../features/profile/api.ts';
import { FirstQuestions, lacksName } from '../../features/profile/first-questions.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../ui/page/skeleton.tsx';

const route = getRouteApi('/talent/candidate/profile/new/$test');

export function ProfileNewPage() {
  const { t } = useLingui();
  const { test } = route.useParams();
  const query = useQuery(ownProfile);
  return (
    <Screen name="profile-new" title={t`Two questions before you start`}>
      <div className="mx-auto max-w-160">
        <Loaded query={query} skeleton={<ShortPageSkeleton />}>
          {({ profile }) => (
            <>
              <PageHeader
                title={
                  lacksName(profile) ? (
                    <Trans>Your name, and two questions before you start</Trans>
                  ) : (
                    <Trans>Two questions before you start</Trans>
                  )
                }
                meta={
                  <Trans>
                    Neither question changes your score, and “Prefer not to say” is an answer to
                    both.
                  </Trans>
                }
              />
              <Card className="sm:pt-1.5 sm:pb-2">
                <FirstQuestions
                  profile={profile}
                  onSaved={() => navigateToOtherDocument(startOfRoute(test))}
                />
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
