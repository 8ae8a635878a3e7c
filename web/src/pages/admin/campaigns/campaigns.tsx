import type { CampaignRow } from '@assay/contract/campaigns';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { campaigns } from '../../../features/campaigns/api.ts';
import { campaignColumns } from '../../../features/campaigns/campaign-columns.tsx';
import type { CampaignQuestion } from '../../../features/campaigns/campaign-dialogs.tsx';
import { CampaignDialogs } from '../../../features/campaigns/campaign-dialogs.tsx';
import { CampaignFilters, noFilter } from '../../../features/campaigns/campaign-filters.tsx';
import { TestLegend } from '../../../features/campaigns/test-chips.tsx';
import type { CampaignListSearch } from '../../../features/campaigns/search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments');

export function CampaignsPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { name, status, from, to, order = '-created_at', page = 1, perPage = 25 } = search;
  const [asking, setAsking] = useState<{ question: CampaignQuestion; campaign: CampaignRow }>();
  const columns = useMemo(
    () => campaignColumns((question, campaign) => setAsking({ question, campaign })),
    [],
  );
  const filtered = Boolean(name ?? status ?? from ?? to);
  const createdAt = from || to ? [from ?? '2000-01-01', to ?? '2999-12-31'] : undefined;
  const query = useQuery(campaigns({ name, status, order, page, perPage, createdAt }));
  const change = (next: CampaignListSearch, replace = false) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  const newCampaign = (
    <ButtonLink to="/admin/assessments/new" look="primary">
      <PlusIcon /> <Trans>New campaign</Trans>
    </ButtonLink>
  );
  return (
    <Screen name="assessments" title={t`Campaigns`}>
      <PageHeader title={t`Campaigns`} actions={newCampaign} />
      <Card flush>
        <CardToolbar>
          <CampaignFilters search={search} onChange={change} />
        </CardToolbar>
        <PagedTable
          query={query}
          caption={t`Campaigns`}
          columns={columns}
          rowKey={({ id }) => id}
          order={order}
          onOrder={(next) => change({ order: next as CampaignListSearch['order'] })}
          onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
          dense
          empty={
            filtered ? (
              <EmptyState
                title={t`No matching campaigns`}
                action={
                  <Button onClick={() => change(noFilter)}>
                    <Trans>Show all campaigns</Trans>
                  </Button>
                }
              >
                <Trans>Try another name, status or dates.</Trans>
              </EmptyState>
            ) : (
              <EmptyState title={t`No campaigns yet`} action={newCampaign}>
                <Trans>
                  A campaign invites people to take tests before a deadline. You choose the tests,
                  write the invitation and follow progress.
                </Trans>
              </EmptyState>
            )
          }
        />
        <TestLegend
          tests={query.data?.data.flatMap(({ tests }) => tests.map(({ id }) => id)) ?? []}
        />
      </Card>
      {asking && <CampaignDialogs {...asking} onClose={() => setAsking(undefined)} />}
    </Screen>
  );
}
