import { testOf } from '@assay/contract/instruments';
import type { LogicalReport } from '@assay/contract/logical-reports';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { readResult } from '../readable.service.ts';
import { presentLogicalReport } from './logical-report.presenter.ts';

/** The report of one subject: unknown and foreign are 404, known without permission is 403. */
export async function showLogicalReport(
  ctx: ManagerContext,
  subjectId: number,
  campaignId?: number,
): Promise<LogicalReport> {
  const readable = await readResult(ctx, testOf('iq'), subjectId, campaignId);
  ctx.logAccess([subjectId], 'iq_report');
  return presentLogicalReport(readable, ctx.language);
}
