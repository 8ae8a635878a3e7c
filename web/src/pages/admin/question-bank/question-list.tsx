import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { bankTests } from '../../../features/question-bank/api.ts';
import { ImportDialog } from '../../../features/question-bank/import/import-dialog.tsx';
import { SamplesButton } from '../../../features/question-bank/samples-button.tsx';
import type { BankListSearch } from '../../../features/question-bank/search.ts';
import { testColumns } from '../../../features/question-bank/test-columns.tsx';
import { TestFilters } from '../../../features/question-bank/test-filters.tsx';
import { OrganizationChoice } from '../../../features/organizations/organization-choice.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/operator/admin/multiple-choice-questions/list');

export function QuestionListPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const { name, kind, organization, order, page } = search;
  const navigate = route.useNavigate();
  const [importing, setImporting] = useState(false);
  const query = useQuery(bankTests({ name, kind, organization, order, page }));
  const filtered = Boolean(name ?? kind ?? organization);
  const isEmpty = !filtered && query.data?.data.length === 0;
  const change = (next: BankListSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });
  const importButton = (
    <Button onClick={() => setImporting(true)}>
      <Trans>Import</Trans>
    </Button>
  );
  const newTest = (
    <ButtonLink to="/admin/multiple-choice-questions/new" look="primary">
      <PlusIcon /> <Trans>New test</Trans>
    </ButtonLink>
  );
  return (
    <Screen name="question-bank" title={t`Question bank`}>
      <PageHeader
        title={t`Question bank`}
        meta={t`Skill tests with one right answer among the options, or several that earn partial credit.`}
        actions={
          <>
            <ButtonLink to="/admin/multiple-choice-questions/option-groups">
              <Trans>Option groups</Trans>
            </ButtonLink>
            {isEmpty || <SamplesButton />}
            {importButton}
            {newTest}
          </>
        }
      />
      <Card flush>
        <CardToolbar>
          <SearchField
            label={t`Search tests`}
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          <TestFilters
            search={search}
            onChange={change}
            organizationChoice={
              <OrganizationChoice
                placeholder={t`Any organisation`}
                value={organization}
                onChange={(next) => change({ organization: next })}
              />
            }
          />
        </CardToolbar>
        <PagedTable
          query={query}
          caption={t`Skill tests`}
          columns={testColumns}
          rowKey={({ id }) => id}
          order={order ?? 'text'}
          onOrder={(next) => change({ order: next as BankListSearch['order'] })}
          onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
          empty={
            filtered ? (
              <EmptyState
                title={t`No tests match`}
                action={
                  <Button
                    onClick={() =>
                      change({ name: undefined, kind: undefined, organization: undefined })
                    }
                  >
                    <Trans>Show all tests</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t`No tests yet`}
                action={
                  <>
                    <SamplesButton />
                    {importButton}
                    {newTest}
                  </>
                }
              >
                <Trans>
                  Write a test here, import one from a QTI package or a spreadsheet, or start with
                  the samples that come with the product.
                </Trans>
              </EmptyState>
            )
          }
        />
      </Card>
      {importing && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onDone={({ id }) =>
            void navigate({
              to: '/admin/multiple-choice-questions/view/$mcqTestId',
              params: { mcqTestId: String(id) },
            })
          }
        />
      )}
    </Screen>
  );
}
