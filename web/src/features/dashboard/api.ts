import type { DashboardDetails } from '@assay/contract/dashboard';
import { getDashboard, getPlatformDashboard } from '@assay/contract/dashboard';
import type { OutputOf } from '@assay/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { DashboardSearch } from './search.ts';

export type { DashboardDetails };
export type Platform = OutputOf<typeof getPlatformDashboard>['data'];

/** What needs attention; read again when somebody comes back to it. */
export function dashboard({ label, from, to }: DashboardSearch) {
  const query = {
    // 0 is no label, and an open range none.
    ...(label ? { label: String(label) } : {}),
    ...(from || to ? { createdAt: [from ?? '2000-01-01', to ?? '2999-12-31'] } : {}),
  };
  return queryOptions({
    queryKey: ['dashboard', query],
    queryFn: async ({ signal }) =>
      (await call(getDashboard, { query, signal })).data.dashboardDetails,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

export const platform = queryOptions({
  queryKey: ['platform-dashboard'],
  queryFn: async ({ signal }) => (await call(getPlatformDashboard, { signal })).data,
});
