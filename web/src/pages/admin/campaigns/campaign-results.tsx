import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NoMatchingPeople } from '../../../features/people/no-matching-people.tsx';
import type { Campaign } from '../../../features/campaigns/api.ts';
import { campaignPeople, resultsFile } from '../../../features/campaigns/api.ts';
import { CampaignTab } from '../../../features/campaigns/campaign-tab.tsx';
import {
  orderFromTable,
  orderInTable,
  peopleAsked,
} from '../../../features/campaigns/people-asked.ts';
import { ResultLinks } from '../../../features/campaigns/result-links.tsx';
import { resultColumns } from '../../../features/campaigns/people-columns.tsx';
import { ScoreLegend } from '../../../features/campaigns/score-legend.tsx';
import type { PeopleSearch } from '../../../features/campaigns/search.ts';
import { titleOf } from '../../../features/campaigns/title.ts';
import { listColumns } from '../../../features/people/use-columns.ts';
import { useKeptList } from '../../../features/people/use-kept-list.ts';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { positive } from '../../../lib/search.ts';
import { tiesOf } from '../../../lib/ties.ts';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { useChosenColumns } from '../people/chosen-columns.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id/results');

/** What the people of a campaign have achieved in all its tests. */
export function CampaignResultsPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  const { filter, ...piece } = peopleAsked(route.useSearch());
  const query = useQuery(campaignPeople(id, { ...filter, ...piece }));
  const columns = useQuery(listColumns);
  return (
    <CampaignTab
      id={id}
      beside={[query, columns]}
      skeleton={
        <Loading>
          <Skeleton className="mb-6 h-11" />
          <Skeleton className="h-120" />
        </Loading>
      }
    >
      {(campaign) =>
        campaign.status === 'draft' || campaign.tests.length === 0 ? (
          <Card>
            <EmptyState title={t`No results yet`}>
              <Trans>
                Results appear here once the campaign is active and people have answered.
              </Trans>
            </EmptyState>
          </Card>
        ) : (
          <>
            <ResultLinks campaign={campaign} />
            <AllTests campaign={campaign} />
          </>
        )
      }
    </CampaignTab>
  );
}

function AllTests({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { id } = campaign;
  const title = titleOf(campaign);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filter, ...piece } = peopleAsked(search);
  const order = orderInTable(piece);
  const query = useQuery(campaignPeople(id, { ...filter, ...piece }));
  useKeptList(query, { title, to: `/admin/assessments/view/${id}/results`, search });
  const rows = query.data?.data ?? [];
  // While others are on their way, the rows are those of the former order.
  const ties = tiesOf(query.isPlaceholderData ? [] : rows);
  const fitOrdered = query.data?.meta.fit_ordered ?? true;
  const { shown, button } = useChosenColumns(resultColumns({ campaign, ties, order, fitOrdered }));
  const change = (next: PeopleSearch, replace = false) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  return (
    <Card flush wide>
      <CardToolbar>
        <SearchField
          label={t`Search people`}
          value={search.name ?? ''}
          onSearch={(text) => change({ name: text || undefined }, true)}
        />
        {button}
        <TableButtons
          load={(format) =>
            resultsFile(id, { ...filter, order: piece.order, scoreTest: piece.scoreTest, format })
          }
          file={t`${title}, all tests`}
        />
      </CardToolbar>
      <PagedTable
        query={query}
        caption={t`All results of ${title}`}
        columns={shown}
        rowKey={(person) => person.id}
        order={order}
        onOrder={(next) => change(orderFromTable(next, order))}
        onPage={(page) =>
          void navigate({ search: (old) => ({ ...old, page }), resetScroll: false })
        }
        dense
        compact
        sideways
        empty={
          search.name ? (
            <NoMatchingPeople onShowAll={() => change({ name: undefined })} />
          ) : (
            <EmptyState title={t`No results yet`}>
              <Trans>
                A result appears here once a candidate has completed the test and given your
                organisation permission to see it.
              </Trans>
            </EmptyState>
          )
        }
      />
      {rows.length > 0 && <ScoreLegend campaign={campaign} />}
    </Card>
  );
}
