import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { useAsOpened } from '../../api/use-as-opened.ts';
import { ownProfile } from '../../features/profile/api.ts';
import { EditForm } from '../../features/profile/edit-form.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../ui/page/skeleton.tsx';
import { toast } from '../../ui/overlays/toast.tsx';

export function ProfileEditPage() {
  const { t } = useLingui();
  const router = useRouter();
  const query = useAsOpened(ownProfile);
  return (
    <Screen name="profile-edit" title={t`Edit profile`}>
      <div className="mx-auto max-w-160">
        <Loaded query={query} skeleton={<ShortPageSkeleton />}>
          {({ profile }) => (
            <>
              <PageHeader
                title={<Trans>Edit profile</Trans>}
                meta={<Trans>Everything but your name is optional.</Trans>}
              />
              <Card className="sm:py-2">
                <EditForm
                  profile={profile}
                  onSaved={() => {
                    toast(t`Your profile is saved.`);
                    void router.navigate({ to: '/profile/display' });
                  }}
                  cancel={
                    <ButtonLink to="/profile/display">
                      <Trans>Cancel</Trans>
                    </ButtonLink>
                  }
                />
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
