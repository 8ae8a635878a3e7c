import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { LogEntry } from '../../../features/action-logs/api.ts';
import { actionLogs, exportLogs } from '../../../features/action-logs/api.ts';
import { ChainStatus } from '../../../features/action-logs/chain-status.tsx';
import { logColumns } from '../../../features/action-logs/log-columns.tsx';
import { LogDialog } from '../../../features/action-logs/log-dialog.tsx';
import { isNarrowed, LogFilters, nothing } from '../../../features/action-logs/log-filters.tsx';
import type { ActionLogSearch } from '../../../features/action-logs/search.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { OrganizationChoice } from '../../../features/organizations/organization-choice.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { toastFailure } from '../../../ui/overlays/toast.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/super-admin/admin/action-logs');

/** What managers and operators have changed, for those who run this Assay. */
export function ActionLogsPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(actionLogs(search));
  const [opened, setOpened] = useState<LogEntry>();
  const ownOrganization = useLoginProfile().data?.organization_id;
  const change = (next: ActionLogSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });

  const exporting = useSending(
    async () => saveFile(await exportLogs(search), t`action-log.csv`),
    toastFailure,
  );

  return (
    <Screen name="action-logs" title={t`Action logs`}>
      <PageHeader
        title={t`Action logs`}
        meta={t`Every change made by managers and platform administrators`}
        actions={
          <Button pending={exporting.pending} onClick={() => void exporting.run()}>
            <Trans>Export as CSV</Trans>
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
                placeholder={t`All organisations`}
                value={search.organization}
                onChange={(organization) => change({ organization })}
              />
            }
          />
        </CardToolbar>
        <PagedTable
          query={query}
          caption={t`Action logs`}
          columns={logColumns(setOpened)}
          rowKey={({ id }) => id}
          onPage={(page) => void navigate({ search: (old) => ({ ...old, page }) })}
          empty={
            isNarrowed(search) ? (
              <EmptyState
                title={t`No entries match`}
                action={
                  <Button onClick={() => change(nothing)}>
                    <Trans>Show all entries</Trans>
                  </Button>
                }
              />
            ) : (
              <EmptyState title={t`No entries yet`} />
            )
          }
        />
      </Card>
      {query.data?.meta.total_is_exact === false && (
        <p className="mt-3 text-small text-muted">
          <Trans>
            Only the newest 10,000 entries are listed. Choose earlier dates to see older ones.
          </Trans>
        </p>
      )}
      {opened && (
        <LogDialog
          entry={opened}
          ownOrganization={ownOrganization}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Screen>
  );
}
