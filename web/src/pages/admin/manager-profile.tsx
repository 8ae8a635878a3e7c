import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { security } from '../../features/accounts/security.ts';
import { SessionList } from '../../features/accounts/session-list.tsx';
import { TwoFactorCard } from '../../features/accounts/two-factor-card.tsx';
import { ownManagerProfile, saveManagerProfile } from '../../features/managers/api.ts';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { NameForm } from '../../features/managers/name-form.tsx';
import { dayInWords } from '../../lib/moments.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { FormSkeleton, ShortPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';

const roleNames = {
  admin: 'Manager',
  super_admin: 'Super-administrator',
  tdl_admin: 'Operator',
} as const;

export function ManagerProfilePage() {
  const query = useQuery(ownManagerProfile);
  const organization = useLoginProfile().data?.organization_name;
  return (
    <Screen name="manager-profile" title="Your profile">
      <Loaded query={query} title="Your profile" skeleton={<ShortPageSkeleton />}>
        {(profile) => (
          <>
            <PageHeader
              title="Your profile"
              actions={
                <ButtonLink
                  to="/admin/manager/profile/edit/$id"
                  params={{ id: String(profile.id) }}
                >
                  Edit
                </ButtonLink>
              }
            />
            <Card className="max-w-160">
              <DetailList>
                <Detail label="Name">{`${profile.first_name} ${profile.last_name}`}</Detail>
                <Detail label="E-mail address">
                  <span className="[overflow-wrap:anywhere]">{profile.email}</span>
                </Detail>
                <Detail label="Organisation">{organization ?? 'None: you run this Assay'}</Detail>
                <Detail label="Role">
                  {profile.roles.map((role) => roleNames[role]).join(', ')}
                </Detail>
                <Detail label="Since">{dayInWords(profile.created_at)}</Detail>
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
  const { id } = editRoute.useParams();
  const navigate = editRoute.useNavigate();
  const query = useQuery(ownManagerProfile);
  const details = { to: '/admin/manager/profile/details' } as const;
  // Everybody edits the own profile only.
  if (query.data && String(query.data.id) !== id) throw notFound();
  return (
    <Screen name="manager-profile-edit" title="Edit your profile">
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="details" {...details}>
                Your profile
              </TextLink>,
              'Edit',
            ]}
          />
        }
        title="Edit your profile"
      />
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {(profile) => (
          <NameForm
            names={profile}
            save={saveManagerProfile}
            onSaved={() => {
              toast('Saved.');
              void navigate(details);
            }}
            cancel={<ButtonLink {...details}>Cancel</ButtonLink>}
          />
        )}
      </Loaded>
    </Screen>
  );
}
