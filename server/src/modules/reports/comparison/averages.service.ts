import type { listComparedCampaigns } from '@assay/contract/comparisons';
import type { PersonalityAverages } from '@assay/contract/personality-comparisons';
import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { testIdOf, type testTypeIds } from '@assay/contract/instruments';
import { scales } from '@assay/instruments/personality/scales';
import { averageOf, leastN } from '@assay/instruments/profiles/averages';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { pageMeta, readPage } from '../../../platform/page.ts';
import { presentProfile } from '../../campaigns/index.ts';
import { presentReportCampaign, profileOf } from '../report-frame.presenter.ts';
import { findReportCampaign } from '../report.queries.ts';
import { listCampaignsWithCounts, listCampaignSums } from './averages.queries.ts';
import { presentComparedScale } from './compared-scale.presenter.ts';

/** Averages of a campaign, made of its closed groups. */
export async function showCampaignAverages(
  ctx: ManagerContext,
  campaignId: number,
): Promise<PersonalityAverages> {
  const campaign = await findReportCampaign(ctx.db, ctx.organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const sums = await listCampaignSums(ctx.db, ctx.organizationId, campaignId, 'personality');
  const byScale = new Map(sums.map((row) => [row.scale, row]));
  const n = Math.max(0, ...sums.map((row) => row.n));
  const profile = profileOf(campaign, ctx.language);
  const averages = scales.flatMap(({ code, kind }) => {
    // Tendencies are compared with nobody until they have a norm of their own, which some results may lack.
    const kept = kind === 'tendency' ? undefined : byScale.get(code);
    const average = kept && averageOf({ n: kept.n, total: kept.tenths / 10 }, 'personality');
    if (!average) return [];
    const { mean, interval } = average;
    return [{ ...presentComparedScale(code, profile, ctx.language), mean, interval }];
  });
  return {
    campaign: presentReportCampaign(campaign),
    profile: presentProfile(campaign, ctx.language),
    attribution: profile?.saved?.tried ?? profile?.attribution ?? null,
    n,
    subjects: campaign.subjects_count,
    leastN,
    scales: averages.length === 0 ? null : averages,
  };
}

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
