import type { WorkingFromHomeReport } from '@assay/contract/working-from-home';
import { testOf } from '@assay/contract/instruments';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { workingFromHome } from '@assay/instruments/profiles/working-from-home';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { readResult } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';

/** The index that is made of a personality result. */
export async function showWorkingFromHome(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<WorkingFromHomeReport> {
  const readable = await readResult(ctx, testOf('personality'), subjectId, campaignId);
  const index = workingFromHome(readable.stored as StoredPersonality, 'report', ctx.language);
  if (index === null) throw notFound();
  ctx.logAccess([subjectId], 'working_from_home_report');
  return {
    subject: presentReportSubject(readable.subject),
    campaign: readable.campaign && presentReportCampaign(readable.campaign),
    completedAt: readable.completedAt.toISOString(),
    ...index,
    limits: [...index.limits],
  };
}
