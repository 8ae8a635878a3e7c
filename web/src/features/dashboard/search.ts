import { day, positive } from '../../lib/search.ts';

/** What the address of the dashboard may say. */
export function dashboardSearch(search: Record<string, unknown>) {
  return {
    /** Id of a label. */
    label: positive(search.label),
    /** First and last day on which campaigns were created. */
    from: day(search.from),
    to: day(search.to),
  };
}
export type DashboardSearch = Partial<ReturnType<typeof dashboardSearch>>;
