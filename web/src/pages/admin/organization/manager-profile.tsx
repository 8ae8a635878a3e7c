import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { security } from '../../../features/accounts/security.ts';
import { SessionList } from '../../../features/accounts/session-list.tsx';
import { TwoFactorCard } from '../../../features/accounts/two-factor-card.tsx';
import { ownManagerProfile, updateManagerProfile } from '../../../features/managers/api.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { NameForm } from '../../../features/managers/name-form.tsx';
import { dayInWords } from '../../../lib/moments.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Detail, DetailList } from '../../../ui/page/detail-list.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { FormSkeleton, ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const roleNames = {
  admin: msg`Manager`,
  super_admin: msg`Super-admin`,
  tdl_admin: msg`Operator`,
} as const;

export function ManagerProfilePage() {
  const { t } = useLingui();
  const query = useQuery(ownManagerProfile);
  const organization = useLoginProfile().data?.organization_name;
  return (
    <Screen name="manager-profile" title={t`Your profile`}>
      <Loaded query={query} title={t`Your profile`} skeleton={<ShortPageSkeleton />}>
        {(profile) => (
          <>
            <PageHeader
              title={t`Your profile`}
              actions={
                <ButtonLink
                  to="/admin/manager/profile/edit/$id"
                  params={{ id: String(profile.id) }}
                >
                  <Trans>Edit</Trans>
                </ButtonLink>
              }
            />
            <Card className="max-w-160">
              <DetailList>
                <Detail label={t`Name`}>{`${profile.first_name} ${profile.last_name}`}</Detail>
                <Detail label={t`Email address`}>
                  <span className="[overflow-wrap:anywhere]">{profile.email}</span>
                </Detail>
                <Detail label={t`Organisation`}>
                  {organization ?? t`None: you administer this Assay installation`}
                </Detail>
                <Detail label={t`Role`}>
                  {profile.roles.map((role) => t(roleNames[role])).join(', ')}
                </Detail>
                <Detail label={t`Since`}>{dayInWords(profile.created_at)}</Detail>
              </DetailList>
            </Card>
            <Security />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

const editRoute = getRouteApi('/manager/staff/admin/manager/profile/edit/$id');

/** Below the profile: what keeps others out of the account. */
function Security() {
  return (
    <div className="mt-6 grid max-w-160 gap-6">
      <Loaded query={useQuery(security)} skeleton={<FormSkeleton />}>
        {({ data, two_factor }) => (
          <>
            <TwoFactorCard twoFactor={two_factor} />
            <SessionList sessions={data} />
          </>
        )}
      </Loaded>
    </div>
  );
}

export function ManagerProfileEditPage() {
  const { t } = useLingui();
  const { id } = editRoute.useParams();
  const navigate = editRoute.useNavigate();
  const query = useQuery(ownManagerProfile);
  const details = { to: '/admin/manager/profile/details' } as const;
  // Everyone edits only their own profile.
  if (query.data && String(query.data.id) !== id) throw notFound();
  return (
    <Screen name="manager-profile-edit" title={t`Edit your profile`}>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="details" {...details}>
                <Trans>Your profile</Trans>
              </TextLink>,
              t`Edit`,
            ]}
          />
        }
        title={t`Edit your profile`}
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(profile) => (
          <NameForm
            names={profile}
            save={updateManagerProfile}
            onSaved={() => {
              toast(t`Your profile is saved.`);
              void navigate(details);
            }}
            cancel={
              <ButtonLink {...details}>
                <Trans>Cancel</Trans>
              </ButtonLink>
            }
          />
        )}
      </Loaded>
    </Screen>
  );
}
