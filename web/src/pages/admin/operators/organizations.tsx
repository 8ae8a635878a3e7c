import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { organizations } from '../../../features/organizations/api.ts';
import { organizationColumns } from '../../../features/organizations/organization-columns.tsx';
import { OrganizationFilters } from '../../../features/organizations/organization-filters.tsx';
import type { OrganizationListSearch } from '../../../features/organizations/search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/operator/admin/organizations');

export function OrganizationsPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const { name, status, package: packageId, perPage, order, page } = search;
  const navigate = route.useNavigate();
  const query = useQuery(
    organizations({ name, status, package: packageId, perPage: perPage ?? 10, order, page }),
  );
  const filtered = Boolean(name ?? status ?? packageId);
  const change = (next: OrganizationListSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });
  const newOrganization = (
    <ButtonLink to="/admin/organizations/new" look="primary">
      <PlusIcon /> <Trans>New organisation</Trans>
    </ButtonLink>
  );
  return (
    <Screen name="organizations" title={t`Organisations`}>
      <PageHeader title={t`Organisations`} actions={newOrganization} />
      <Card flush>
        <CardToolbar>
          <SearchField
            label={t`Search organisations`}
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          <OrganizationFilters search={search} onChange={change} />
        </CardToolbar>
        <PagedTable
          query={query}
          caption={t`Organisations`}
          columns={organizationColumns}
          rowKey={({ id }) => id}
          order={order ?? 'name'}
          onOrder={(next) => change({ order: next as OrganizationListSearch['order'] })}
          onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
          empty={
            filtered ? (
              <EmptyState
                title={t`No organisations match`}
                action={
                  <Button
                    onClick={() =>
                      change({ name: undefined, status: undefined, package: undefined })
                    }
                  >
                    <Trans>Show all organisations</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState title={t`No organisations yet`} action={newOrganization}>
                <Trans>An organisation has managers, a plan and its own campaigns.</Trans>
              </EmptyState>
            )
          }
        />
      </Card>
    </Screen>
  );
}
