import type { CultureAverages } from '@assay/contract/culture-reports';
import { categories } from '@assay/instruments/culture/categories';
import { presentOrganisation } from '@assay/instruments/culture/organisation-view';
import { averageOf, leastN } from '@assay/instruments/profiles/averages';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findComparedCulture } from '../../instruments/index.ts';
import { listCampaignSums } from '../comparison/averages.queries.ts';
import { presentReportCampaign } from '../report-frame.presenter.ts';
import { findReportCampaign } from '../report.queries.ts';

/** What the people of a campaign want on average, from the sums that are kept, beside the organisation's culture. */
export async function showCultureAverages(
  { db, organizationId }: ManagerContext,
  campaignId: number,
): Promise<CultureAverages> {
  const campaign = await findReportCampaign(db, organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const sums = await listCampaignSums(db, organizationId, campaignId, 'culture');
  const byCode = new Map(sums.map((row) => [row.scale, row]));
  const n = Math.max(0, ...sums.map((row) => row.n));
  const compared = await findComparedCulture(db, organizationId, campaign.culture_test_id);
  const own = compared ? presentOrganisation(compared.culture).categories : [];
  const averages = categories.flatMap(({ code, name, description }) => {
    const kept = byCode.get(code);
    const average =
      kept && averageOf({ n: kept.n, sum: kept.tenths / 10, sumOfSquares: kept.squares / 100 });
    if (!average) return [];
    const { mean, sd, interval } = average;
    const organization = own.find((one) => one.code === code)?.centred ?? null;
    return [{ code, name, description, mean, sd, interval, organization }];
  });
  return {
    campaign: presentReportCampaign(campaign),
    n,
    leastN,
    test: compared && { id: compared.id, name: compared.name },
    categories: n < leastN ? null : averages,
  };
}
