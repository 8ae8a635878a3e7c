import { testOf } from '@assay/contract/instruments';
import type { PersonalityWorking } from '@assay/contract/reports';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { workPersonality } from '@assay/instruments/personality/working';
import type { ManagerContext } from '../../platform/http/context.ts';
import { presentProfile } from '../campaigns/index.ts';
import { fitOf } from './personality-fit.service.ts';
import { readResult } from './readable.service.ts';
import { presentReportSubject, profileOf, purposeOf } from './report-frame.presenter.ts';
import type { ReportCampaign } from './report.queries.ts';

/** How a report came about, with the numbers that were used. Single answers stay with the person. */
export async function showPersonalityWorking(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<PersonalityWorking> {
  const readable = await readResult(ctx, testOf('personality'), subjectId, campaignId);
  ctx.reveal([subjectId], 'personality_working');
  const stored = readable.stored as StoredPersonality;
  const purpose = purposeOf(readable.campaign);
  return {
    subject: presentReportSubject(readable.subject),
    norm: stored.norm,
    tendencyNorm: stored.tendencyNorm,
    version: stored.version,
    scales: workPersonality(stored, { purpose }),
    fit: readable.campaign && workFit(stored, readable.campaign, subjectId),
  };
}

function workFit(
  stored: StoredPersonality,
  campaign: ReportCampaign,
  subjectId: number,
): PersonalityWorking['fit'] {
  const profile = profileOf(campaign);
  const presented = presentProfile(campaign);
  if (profile === null || presented === null) return null;
  const { scores } = presentPersonality(stored, { purpose: purposeOf(campaign) });
  const fit = fitOf(scores, profile, subjectId);
  if (fit === null) return null;
  const { draws, distance, plain, median, interval, comparison } = fit;
  return {
    profile: presented,
    draws,
    distance,
    plain,
    median,
    interval,
    targets: comparison.map(({ code, t, targetT: target, direction, weight, d }) => {
      return { code, t, target, direction, weight, d };
    }),
  };
}
