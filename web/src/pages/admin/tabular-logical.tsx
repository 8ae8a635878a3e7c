import { iqTabularOrders } from '@assay/contract/iq-reports';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { iqCsv, iqTable } from '../../features/reports/iq/api.ts';
import { iqColumns } from '../../features/reports/iq/tabular-columns.tsx';
import { NoReport } from '../../features/reports/no-report.tsx';
import type { TabularSearch } from '../../features/reports/search.ts';
import { hiddenInWords, normInWords } from '../../features/reports/words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { orderOf, positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { PagedTable } from './paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

export function TabularLogicalPage() {
  const params = route.useParams();
  const id = positive(params.id) ?? 0;
  const { name, page, ...search } = route.useSearch();
  const order = orderOf(search.order, iqTabularOrders);
  const navigate = route.useNavigate();
  const query = useQuery(iqTable(id, { name, order, page }));
  const { error } = query;
  const meta = query.data?.meta;
  if (error instanceof ApiError && error.status === 404) throw notFound();
  const change = (next: TabularSearch) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const campaignLink = { to: '/admin/assessments/view/$id', params: { id: params.id } } as const;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Screen name="tabular-logical" title="Logical results">
        <NoReport error={error} subjects={[]} campaign={id} />
      </Screen>
    );
  }
  return (
    <Screen name="tabular-logical" title="Logical results">
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                Assessments
              </TextLink>,
              <TextLink key="campaign" {...campaignLink}>
                {meta?.campaign.name ?? 'Campaign'}
              </TextLink>,
              'Logical',
            ]}
          />
        }
        title="Logical results"
        meta={meta && hiddenInWords(meta.total, meta.hidden)}
        actions={<CsvButton campaign={id} filter={{ name, order }} name={meta?.campaign.name} />}
      />
      <Card flush>
        <CardToolbar>
          <SearchField
            label="Search people"
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined })}
          />
        </CardToolbar>
        <PagedTable
          query={query}
          dense
          narrow="scroll"
          caption="Logical results"
          columns={iqColumns(id)}
          rowKey={({ subject }) => subject.id}
          order={order ?? 'name'}
          onOrder={(next) => change({ order: next as TabularSearch['order'] })}
          onPage={(next) =>
            void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
          }
          empty={
            name ? (
              <EmptyState
                title="Nobody fits"
                action={<Button onClick={() => change({ name: undefined })}>Show everybody</Button>}
              />
            ) : (
              <EmptyState
                title="No results yet"
                action={<ButtonLink {...campaignLink}>Open the campaign</ButtonLink>}
              >
                A result shows as soon as somebody has finished the test and lets your organisation
                see it.
              </EmptyState>
            )
          }
        />
      </Card>
      {meta?.norm && (
        <p className="mt-4 max-w-190 text-small text-muted">
          A dot is a score from IQ 55 to 145, the pale bar its 95 % band, the grey box the average
          range. Compared with {normInWords(meta.norm)}. Two scores whose bands largely overlap
          should be read as the same; never reject somebody for a score alone.
        </p>
      )}
    </Screen>
  );
}

interface CsvButtonProps {
  campaign: number;
  filter: Parameters<typeof iqCsv>[1];
  name: string | undefined;
}

function CsvButton({ campaign, filter, name = 'campaign' }: CsvButtonProps) {
  const [pending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      saveFile(await iqCsv(campaign, filter), `${name}, logical.csv`);
    } catch (failure) {
      toastFailure(failure);
    }
    setPending(false);
  }
  return (
    <Button className="print:hidden" pending={pending} onClick={() => void download()}>
      Export as CSV
    </Button>
  );
}
