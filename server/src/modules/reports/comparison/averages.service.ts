import type { listComparedCampaigns } from '@assay/contract/comparisons';
import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { testIdOf, type testTypeIds } from '@assay/contract/instruments';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { pageMeta, readPage } from '../../../platform/page.ts';
import { listCampaignsWithCounts } from './averages.queries.ts';

type CampaignPage = OutputOf<typeof listComparedCampaigns>;

/** Campaigns to choose from; with an instrument only those that have its test. */
export async function showComparedCampaigns(
  ctx: ManagerContext,
  filter: QueryOf<typeof listComparedCampaigns>,
  instrument?: keyof typeof testTypeIds,
): Promise<CampaignPage> {
  const { page, perPage } = readPage(filter);
  const { rows, total } = await listCampaignsWithCounts(ctx.db, ctx.organizationId, {
    ...filter,
    page,
    perPage,
    instrument,
  });
  return {
    data: rows.map(({ created_at, n, readable, subjects_count: subjects, test_types, ...row }) => ({
      ...row,
      test_types: test_types.map(testIdOf),
      n: n ?? 0,
      readable,
      subjects,
      created_at: created_at.toISOString(),
    })),
    meta: pageMeta(page, perPage, total),
  };
}
