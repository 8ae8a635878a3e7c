import { testOf } from '@assay/contract/instruments';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { presentReport } from './personality-report.presenter.ts';
import { readResult } from '../readable.service.ts';
import { profileOf } from '../report-frame.presenter.ts';
import { listOwnPopulation } from '../report.queries.ts';

/** The report of one subject: unknown and foreign are 404, known without permission is 403. */
export async function showPersonalityReport(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<PersonalityReport> {
  const readable = await readResult(ctx, testOf('personality'), subjectId, campaignId);
  ctx.logAccess([subjectId], 'personality_report');
  const profile = profileOf(readable.campaign, ctx.language);
  const own = profile ? await listOwnPopulation(ctx.db, ctx.organizationId, profile) : [];
  const ownPeople = Object.fromEntries(own.map(({ code, n, mean }) => [code, { n, mean }]));
  return presentReport({ ...readable, ownPeople }, ctx.language);
}
