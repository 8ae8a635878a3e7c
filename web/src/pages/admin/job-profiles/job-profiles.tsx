import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { jobGroups, jobProfiles } from '../../../features/job-profiles/api.ts';
import { jobProfileColumns } from '../../../features/job-profiles/columns.tsx';
import { ImportDialog } from '../../../features/job-profiles/import-dialog.tsx';
import { ExportButton } from '../../../features/job-profiles/job-profile-actions.tsx';
import type { JobProfileSearch } from '../../../features/job-profiles/search.ts';
import { positive } from '../../../lib/search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/operator/admin/job-profile/list');

export function JobProfilesPage() {
  const { t } = useLingui();
  const { name, group, archived, page } = route.useSearch();
  const navigate = route.useNavigate();
  const [importing, setImporting] = useState(false);
  const query = useQuery(jobProfiles({ name, group, page, archived: archived && true }));
  const groups = useQuery(jobGroups).data ?? [];
  const change = (next: JobProfileSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });
  return (
    <Screen name="job-profiles" title={t`Job profiles`}>
      <PageHeader
        title={t`Job profiles`}
        meta={t`What kinds of work ask for. Campaigns compare candidates with them.`}
        actions={
          <>
            <ExportButton />
            <Button onClick={() => setImporting(true)}>
              <Trans>Import</Trans>
            </Button>
            <ButtonLink to="/admin/job-profile/new" look="primary">
              <PlusIcon /> <Trans>New job profile</Trans>
            </ButtonLink>
          </>
        }
      />
      <Card flush>
        <CardToolbar>
          <SearchField
            label={t`Search job profiles`}
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          <SelectField
            label={t`Group`}
            hideLabel
            placeholder={t`All groups`}
            // As wide before its choices are there as with them.
            className="w-full sm:w-64"
            options={groups.map(({ id, name: label }) => ({ value: id, label }))}
            value={group ?? ''}
            onChange={({ target }) => change({ group: positive(target.value) })}
          />
          <SelectField
            label={t`Status`}
            hideLabel
            options={[
              { value: '', label: t`On offer` },
              { value: 1, label: t`Archived` },
            ]}
            value={archived ?? ''}
            onChange={({ target }) => change({ archived: target.value === '1' ? 1 : undefined })}
          />
        </CardToolbar>
        <PagedTable
          query={query}
          caption={t`Job profiles`}
          columns={jobProfileColumns}
          rowKey={({ id }) => id}
          onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
          empty={
            <EmptyState
              title={t`No job profiles match`}
              action={
                <Button
                  onClick={() => change({ name: undefined, group: undefined, archived: undefined })}
                >
                  <Trans>Show all job profiles</Trans>
                </Button>
              }
            />
          }
        />
      </Card>
      {importing && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onDone={([first, second]) => {
            setImporting(false);
            if (first === undefined || second !== undefined) return;
            const id = String(first.id);
            void navigate({ to: '/admin/job-profile/edit/$id', params: { id } });
          }}
        />
      )}
    </Screen>
  );
}
