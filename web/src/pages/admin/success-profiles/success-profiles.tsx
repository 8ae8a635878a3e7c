import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { successProfiles } from '../../../features/success-profiles/api.ts';
import { successProfileColumns } from '../../../features/success-profiles/columns.tsx';
import type { SuccessProfileSearch } from '../../../features/success-profiles/search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/success-profiles',
);

/** The success profiles of the organisation. */
export function SuccessProfilesPage() {
  const { t } = useLingui();
  const { name, page } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(successProfiles({ name, page }));
  const change = (next: SuccessProfileSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });
  const none = query.data?.data.length === 0 && !name;
  const create = (
    <ButtonLink to="/admin/manager/organization/success-profile" look="primary">
      <PlusIcon /> <Trans>New success profile</Trans>
    </ButtonLink>
  );
  return (
    <Screen name="success-profiles" title={t`Success profiles`}>
      <PageHeader
        title={t`Success profiles`}
        meta={t`Which personality scales go with good work in your organisation`}
        actions={create}
      />
      <Card flush>
        {!none && (
          <CardToolbar>
            <SearchField
              label={t`Search success profiles`}
              value={name ?? ''}
              onSearch={(text) => change({ name: text || undefined }, true)}
            />
          </CardToolbar>
        )}
        <PagedTable
          query={query}
          caption={t`Success profiles`}
          columns={successProfileColumns}
          rowKey={({ id }) => id}
          onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
          empty={
            name ? (
              <EmptyState
                title={t`No success profiles match`}
                action={
                  <Button onClick={() => change({ name: undefined })}>
                    <Trans>Show all success profiles</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState title={t`No success profiles yet`} action={create}>
                <Trans>
                  A success profile compares how people’s work is rated with their personality
                  results, to see what goes with good work here. It takes at least 20 reviewed
                  people for a first idea, and 100 for a finding you can use.
                </Trans>
              </EmptyState>
            )
          }
        />
      </Card>
    </Screen>
  );
}
