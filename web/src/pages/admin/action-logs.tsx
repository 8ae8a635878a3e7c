import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { LogEntry } from '../../features/action-logs/api.ts';
import { actionLogs, exportLogs } from '../../features/action-logs/api.ts';
import { ChainStatus } from '../../features/action-logs/chain-status.tsx';
import { logColumns } from '../../features/action-logs/log-columns.tsx';
import { LogDialog } from '../../features/action-logs/log-dialog.tsx';
import { LogFilters, nothing } from '../../features/action-logs/log-filters.tsx';
import type { ActionLogSearch } from '../../features/action-logs/search.ts';
import { OrganizationChoice } from '../../features/organisations/organization-choice.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { PagedTable } from './paged-table.tsx';

const route = getRouteApi('/manager/staff/super-admin/admin/action-logs');

/** What managers and operators have changed, for those who run this Assay. */
export function ActionLogsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(actionLogs(search));
  const [opened, setOpened] = useState<LogEntry>();
  const [exporting, setExporting] = useState(false);
  const change = (next: ActionLogSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });

  async function download() {
    setExporting(true);
    try {
      saveFile(await exportLogs(search), 'action-log.csv');
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setExporting(false);
    }
  }

  return (
    <Screen name="action-logs" title="Action logs">
      <PageHeader
        title="Action logs"
        meta="Every change by a manager or somebody who runs this Assay."
        actions={
          <Button pending={exporting} onClick={() => void download()}>
            Export as CSV
          </Button>
        }
      />
      <ChainStatus />
      <Card flush>
        <CardToolbar>
          <LogFilters
            search={search}
            onChange={change}
            organizationChoice={
              <OrganizationChoice
                placeholder="All organisations"
                value={search.organization}
                onChange={(organization) => change({ organization })}
              />
            }
          />
        </CardToolbar>
        <PagedTable
          query={query}
          caption="Action logs"
          columns={logColumns(setOpened)}
          rowKey={({ id }) => id}
          onPage={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
          empty={
            <EmptyState
              title="Nothing fits"
              action={<Button onClick={() => change(nothing)}>Show everything</Button>}
            />
          }
        />
      </Card>
      {query.data?.meta.total_is_exact === false && (
        <p className="mt-3 text-small text-muted">
          The newest 10,000 are listed. Narrow the days to see what is older.
        </p>
      )}
      {opened && <LogDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
