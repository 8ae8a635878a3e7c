import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { oneOrganization } from '../../../features/organizations/api.ts';
import { ManagerForm } from '../../../features/organizations/manager-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const route = getRouteApi('/manager/staff/operator/admin/organizations/$id/managers/new');

export function ManagerNewPage() {
  const { t } = useLingui();
  const about = (company: string) => t`Managers of ${company} invite people and read reports.`;
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const query = useQuery(oneOrganization(positive(id) ?? 0));
  const view = { to: '/admin/organizations/view/$id', params: { id } } as const;
  return (
    <Screen name="manager-new" title={t`Add a manager`}>
      <Loaded query={query} title={t`Add a manager`} skeleton={<ShortPageSkeleton />}>
        {(organization) => (
          <>
            <PageHeader
              above={
                <Breadcrumbs
                  steps={[
                    <TextLink key="list" to="/admin/organizations">
                      <Trans>Organisations</Trans>
                    </TextLink>,
                    <TextLink key="view" {...view}>
                      {organization.organization_name}
                    </TextLink>,
                    t`Add a manager`,
                  ]}
                />
              }
              title={t`Add a manager`}
              meta={about(organization.organization_name)}
            />
            <ManagerForm
              organizationId={organization.id}
              onAdded={({ email }) => {
                toast(t`The invitation is on its way to ${email}.`);
                void navigate(view);
              }}
              cancel={
                <ButtonLink {...view}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
              }
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
