import { testOf } from '@assay/contract/instruments';
import type { JudgementReport } from '@assay/contract/judgement-reports';
import { presentJudgement } from '@assay/instruments/judgement/present';
import type { StoredJudgement } from '@assay/instruments/judgement/score';
import { judgementTranslated } from '@assay/instruments/judgement/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { readResult } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';

const test = testOf('judgement');

/**
 * The report of one subject: unknown and foreign are 404, known without permission is 403. Single answers stay with the person.
 */
export async function showJudgementReport(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<JudgementReport> {
  const readable = await readResult(ctx, test, subjectId, campaignId);
  ctx.logAccess([subjectId], 'judgement_report');
  const { subject, campaign, attempt, completedAt, minutes, language } = readable;
  const { limits, ...view } = presentJudgement(readable.stored as StoredJudgement, ctx.language);
  return {
    subject: presentReportSubject(subject),
    campaign: campaign && presentReportCampaign(campaign),
    attempt,
    completedAt: completedAt.toISOString(),
    minutes,
    language,
    ...view,
    limits: [...limits, ...translationLimits(judgementTranslated, language, ctx.language)],
  };
}
