import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { oneOrganization } from '../../features/organisations/api.ts';
import { ManagerForm } from '../../features/organisations/manager-form.tsx';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ShortPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';

const route = getRouteApi('/manager/staff/operator/admin/organizations/$id/managers/new');

export function ManagerNewPage() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const query = useQuery(oneOrganization(positive(id) ?? 0));
  const view = { to: '/admin/organizations/view/$id', params: { id } } as const;
  return (
    <Screen name="manager-new" title="Add a manager">
      <Loaded query={query} title="Add a manager" skeleton={<ShortPageSkeleton />}>
        {(organization) => (
          <>
            <PageHeader
              above={
                <Breadcrumbs
                  steps={[
                    <TextLink key="list" to="/admin/organizations">
                      Organisations
                    </TextLink>,
                    <TextLink key="view" {...view}>
                      {organization.organization_name}
                    </TextLink>,
                    'Add a manager',
                  ]}
                />
              }
              title="Add a manager"
              meta={`Managers of ${organization.organization_name} invite people and read reports.`}
            />
            <ManagerForm
              organizationId={organization.id}
              onAdded={({ email }) => {
                toast(`The invitation is on its way to ${email}.`);
                void navigate(view);
              }}
              cancel={<ButtonLink {...view}>Cancel</ButtonLink>}
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
