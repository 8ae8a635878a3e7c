import type { PersonalityReport } from '@assay/contract/reports';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import type { ManagerContext } from '../../platform/http/context.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { presentReport } from './personality-report.presenter.ts';
import { findPermittedResult, findReportCampaign, findReportSubject } from './report.queries.ts';

/** The report of one subject: unknown and foreign are 404, known without permission is 403. */
export async function showPersonalityReport(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<PersonalityReport> {
  const subject = await findReportSubject(ctx.db, ctx.organizationId, subjectId);
  if (subject === undefined) throw notFound();
  const campaign = await findReportCampaign(ctx.db, ctx.organizationId, subjectId, campaignId);
  if (campaignId !== undefined && campaign === undefined) throw notFound();
  if (!subject.permission) {
    throw forbidden(
      'permission_required',
      'This person has not given your organisation permission to see results.',
    );
  }
  const result = await findPermittedResult(ctx.db, ctx.organizationId, subjectId, 'personality');
  if (result?.completed_at == null) throw notFound();
  ctx.reveal([subjectId], 'personality_report');
  return presentReport({
    subject,
    campaign: campaign ?? null,
    stored: result.scores as StoredPersonality,
    completedAt: result.completed_at,
    minutes: result.minutes,
  });
}

/** Reports of several subjects; one that may not be read fails the whole call, so that nothing is silently missing. */
export async function showPersonalityReports(
  ctx: ManagerContext,
  subjectIds: number[],
  campaignId?: number,
) {
  const reports: PersonalityReport[] = [];
  for (const id of new Set(subjectIds))
    reports.push(await showPersonalityReport(ctx, id, campaignId));
  return reports;
}
