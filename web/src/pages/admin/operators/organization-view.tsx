import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { useMay } from '../../../api/session.ts';
import { testsOfOrganization } from '../../../features/culture/api.ts';
import { OrganizationCulture } from '../../../features/culture/organization-culture.tsx';
import { offer, oneOrganization } from '../../../features/organizations/api.ts';
import type { Organization } from '../../../features/organizations/api.ts';
import { InvitedBetween } from '../../../features/organizations/invited-between.tsx';
import { ManagerActions } from '../../../features/organizations/manager-actions.tsx';
import { OrganizationActions } from '../../../features/organizations/organization-actions.tsx';
import {
  managerColumns,
  OrganizationPill,
} from '../../../features/organizations/organization-columns.tsx';
import {
  OrganizationFacts,
  OrganizationStats,
} from '../../../features/organizations/organization-facts.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi('/manager/staff/operator/admin/organizations/view/$id');

export function OrganizationViewPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery(oneOrganization(id));
  const beside = [useQuery(offer), useQuery(testsOfOrganization(id))];
  return (
    <Screen name="organization-view" title={query.data?.organization_name ?? t`Organisation`}>
      <Loaded query={query} beside={beside} title={t`Organisation`} skeleton={<LongPageSkeleton />}>
        {(organization) => <View organization={organization} />}
      </Loaded>
    </Screen>
  );
}

const managersWithActions = managerColumns((manager) => <ManagerActions manager={manager} />);

function View({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const { organization_name: name, organization_status, managers, logo_url } = organization;
  const { data } = useQuery(offer);
  const maySeeLog = useMay('super_admin');
  const navigate = useNavigate();
  const params = { id: String(organization.id) };
  const addManager = (
    <ButtonLink to="/admin/organizations/$id/managers/new" params={params}>
      <PlusIcon /> <Trans>Add a manager</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/organizations">
                <Trans>Organisations</Trans>
              </TextLink>,
              name,
            ]}
          />
        }
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        status={<OrganizationPill status={organization_status} />}
        actions={
          <>
            {maySeeLog && (
              <ButtonLink to="/admin/action-logs" search={{ organization: organization.id }}>
                <Trans>Action log</Trans>
              </ButtonLink>
            )}
            <OrganizationActions
              organization={organization}
              onDeleted={() => void navigate({ to: '/admin/organizations', replace: true })}
            />
            <ButtonLink to="/admin/organizations/edit/$id" params={params} look="primary">
              <Trans>Edit</Trans>
            </ButtonLink>
          </>
        }
      />
      <OrganizationStats organization={organization} />
      <div className="grid gap-6">
        <Card flush title={t`Managers`} actions={addManager}>
          <div className="border-t border-line">
            <Table
              caption={t`Managers of ${name}`}
              columns={managersWithActions}
              rows={managers}
              rowKey={({ id }) => id}
              empty={
                <EmptyState level={3} title={t`No managers yet`}>
                  <Trans>
                    A manager gets an email with a link, chooses a password and can start.
                  </Trans>
                </EmptyState>
              }
            />
          </div>
        </Card>
        <OrganizationCulture organizationId={organization.id} />
        <InvitedBetween organization={organization} />
        <Card title={t`Settings`}>
          {logo_url && (
            <img
              src={logo_url}
              alt={t`Logo of ${name}`}
              className="mb-3 max-h-16 max-w-60 rounded-small border border-line bg-[#fff] object-contain p-2"
            />
          )}
          <OrganizationFacts organization={organization} features={data?.features ?? []} />
        </Card>
      </div>
    </>
  );
}
