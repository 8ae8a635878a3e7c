import { testOf } from '@assay/contract/instruments';
import type { IqReport } from '@assay/contract/iq-reports';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { readResult } from '../readable.service.ts';
import { presentIqReport } from './iq-report.presenter.ts';

/** The report of one subject: unknown and foreign are 404, known without permission is 403. */
export async function showIqReport(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<IqReport> {
  const readable = await readResult(ctx, testOf('iq'), subjectId, campaignId);
  ctx.logAccess([subjectId], 'iq_report');
  return presentIqReport(readable, ctx.language);
}
