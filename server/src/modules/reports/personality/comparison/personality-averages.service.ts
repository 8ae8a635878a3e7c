import type { PersonalityAverages } from '@assay/contract/personality-comparisons';
import { personalityGroups } from '@assay/instruments/personality/group-scale';
import { scales } from '@assay/instruments/personality/scales';
import { averageOf, leastN } from '@assay/instruments/profiles/averages';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { notFound } from '../../../../platform/http/errors.ts';
import { presentProfile } from '../../../campaigns/index.ts';
import { listCampaignSums } from '../../comparison/averages.queries.ts';
import { presentReportCampaign, profileOf } from '../../report-frame.presenter.ts';
import { findReportCampaign } from '../../report.queries.ts';
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
    const average = kept && averageOf({ n: kept.n, total: kept.tenths / 10 }, personalityGroups);
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
