import type { DashboardDetails, getDashboard } from '@assay/contract/dashboard';
import type { QueryOf } from '@assay/contract/endpoint';
import { testIdOf } from '@assay/contract/instruments';
import { readLabelId } from '@assay/contract/labels';
import { scales } from '@assay/instruments/personality/scales';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { personalityGroups } from '@assay/instruments/personality/group-scale';
import { averageOf, leastN } from '@assay/instruments/profiles/averages';
import type { ManagerContext } from '../../platform/http/context.ts';
import * as dashboard from './dashboard.queries.ts';

/** What needs a manager's attention now. Everything is bounded, whatever the organisation has gathered. */
export async function showDashboard(
  ctx: ManagerContext,
  query: QueryOf<typeof getDashboard>,
): Promise<DashboardDetails> {
  const { db, organizationId } = ctx;
  const filter = { label: readLabelId(query.label), createdAt: query.createdAt };
  const { has_campaigns, ...own } = await dashboard.getOwnPackage(db, organizationId);
  const days = await dashboard.listDays(db, organizationId, filter);
  return {
    progress: await dashboard.sumProgress(db, organizationId, filter),
    deadlines: (await dashboard.listNearDeadlines(db, organizationId, filter)).map((row) => ({
      ...row,
      deadline: row.deadline.toISOString(),
    })),
    unread: {
      total: days.reduce((sum, { unread }) => sum + unread, 0),
      results: (await dashboard.listNewestUnread(db, organizationId, filter, days)).map((row) => ({
        ...row,
        test: testIdOf(row.test),
        completed_at: row.completed_at.toISOString(),
      })),
    },
    package: { ...own, period_ends_at: own.period_ends_at.toISOString() },
    averages: await showAverages(ctx, filter),
    completions: days.map(({ day, people }) => ({ day, people })),
    has_campaigns,
  };
}

/** Averages of the five factors, of closed groups alone: with a label, of those whose people all have it. */
async function showAverages(
  { db, organizationId, language }: ManagerContext,
  filter: dashboard.DashboardFilter,
): Promise<DashboardDetails['averages']> {
  const sums = await dashboard.sumAverages(db, organizationId, filter);
  const byScale = new Map(sums.map((row) => [row.scale, row]));
  const n = Math.max(0, ...sums.map((row) => row.n));
  const { names } = managerTexts(language);
  const averages = scales
    .filter(({ kind }) => kind === 'factor')
    .flatMap(({ code }) => {
      const kept = byScale.get(code);
      const average = kept && averageOf({ n: kept.n, total: kept.tenths / 10 }, personalityGroups);
      if (!average) return [];
      const { mean, interval } = average;
      return [{ code, name: names[code].name, mean, interval }];
    });
  return { n, least_n: leastN, scales: averages.length === 0 ? null : averages };
}
