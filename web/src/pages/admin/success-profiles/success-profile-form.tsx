import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { useAsOpened } from '../../../api/use-as-opened.ts';
import { ItemPreview } from '../../../features/reviews/item-preview.tsx';
import { successCategories, successProfile } from '../../../features/success-profiles/api.ts';
import { ProfileSteps, profilePath } from '../../../features/success-profiles/profile-steps.tsx';
import { SuccessProfileForm } from '../../../features/success-profiles/success-profile-form.tsx';
import { positive } from '../../../lib/search.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton, ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const editRoute = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/success-profile/$successProfileId/edit',
);

const questionsOf = (category: { reference: string; name: string }) => (
  <ItemPreview key={category.reference} {...category} />
);

export function SuccessProfileNewPage() {
  const { t } = useLingui();
  const router = useRouter();
  const query = useQuery(successCategories);
  return (
    <Screen name="success-profile-new" title={t`New success profile`}>
      <PageHeader
        above={<ProfileSteps>{t`New`}</ProfileSteps>}
        title={t`New success profile`}
        meta={t`One kind of work, reviewed by the same questions`}
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(categories) => (
          <SuccessProfileForm
            categories={categories}
            questionsOf={questionsOf}
            cancel={
              <ButtonLink to="/admin/manager/organization/success-profiles">
                <Trans>Cancel</Trans>
              </ButtonLink>
            }
            onSaved={({ id, name }) => {
              toast(t`The success profile ${name} is created.`);
              void router.navigate(profilePath(id));
            }}
          />
        )}
      </Loaded>
    </Screen>
  );
}

export function SuccessProfileEditPage() {
  const { t } = useLingui();
  const router = useRouter();
  const { successProfileId } = editRoute.useParams();
  const query = useAsOpened(successProfile(positive(successProfileId) ?? 0));
  return (
    <Screen name="success-profile-edit" title={t`Edit success profile`}>
      <Loaded query={query} title={t`Edit success profile`} skeleton={<ShortPageSkeleton />}>
        {(profile) => (
          <>
            <PageHeader
              above={<ProfileSteps profile={profile}>{t`Edit`}</ProfileSteps>}
              title={t`Edit success profile`}
            />
            <SuccessProfileForm
              profile={profile}
              categories={[]}
              cancel={
                <ButtonLink {...profilePath(profile.id)}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
              }
              onSaved={({ id }) => {
                toast(t`The name is saved.`);
                void router.navigate(profilePath(id));
              }}
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
