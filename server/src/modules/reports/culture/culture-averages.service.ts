import type { CultureAverages } from '@assay/contract/culture-reports';
import { presentOrganizationCulture } from '@assay/instruments/culture/organization-view';
import { categoriesNamed } from '@assay/instruments/culture/texts/own-texts';
import { cultureVersion, cultureVersionOf } from '@assay/instruments/culture/versions';
import { cultureGroups } from '@assay/instruments/culture/group-scale';
import { averageOf, leastN } from '@assay/instruments/profiles/averages';
import type { Db } from '../../../platform/db/database.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findComparedCulture } from '../../instruments/index.ts';
import { listCampaignSums } from '../comparison/averages.queries.ts';
import { presentReportCampaign } from '../report-frame.presenter.ts';
import { findReportCampaign } from '../report.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** What the people of a campaign want on average, made of closed groups, beside the organisation's culture. */
export async function showCultureAverages(
  { db, organizationId, language }: ManagerContext,
  campaignId: number,
): Promise<CultureAverages> {
  const campaign = await findReportCampaign(db, organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const sums = await listCampaignSums(db, organizationId, campaignId, 'culture');
  const byCode = new Map(sums.map((row) => [row.scale, row]));
  const n = Math.max(0, ...sums.map((row) => row.n));
  const compared = await findComparedCulture(db, organizationId, campaign.culture_test_id);
  const versions = await listCampaignVersions(db, organizationId, campaignId);
  const version = cultureVersionOf(versions[0] ?? cultureVersion);
  const own =
    compared?.culture.version === version
      ? presentOrganizationCulture(compared.culture, language).categories
      : [];
  const averages = categoriesNamed(version, language).flatMap(({ code, name, description }) => {
    const kept = byCode.get(code);
    const average = kept && averageOf({ n: kept.n, total: kept.tenths / 10 }, cultureGroups);
    if (!average) return [];
    const { mean, interval } = average;
    const organization = own.find((one) => one.code === code)?.centred ?? null;
    return [{ code, name, description, mean, interval, organization }];
  });
  return {
    campaign: presentReportCampaign(campaign),
    n,
    subjects: campaign.subjects_count,
    leastN,
    version: versions.length > 1 ? null : version,
    test: compared && { id: compared.id, name: compared.name },
    categories: averages.length === 0 || versions.length > 1 ? null : averages,
  };
}

/** Which versions of the questions the groups of a campaign have answered. */
async function listCampaignVersions(db: Db, organizationId: OrganizationId, campaignId: number) {
  const rows = await db
    .selectFrom('average_groups')
    .select('version')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('campaign_id', '=', campaignId)
    .where('instrument', '=', 'culture')
    .where('whole', '=', true)
    .execute();
  return rows.map(({ version }) => version);
}
