import { nameOf } from '@assay/contract/person-name';
import type { reportKinds } from '@assay/contract/reports';
import { requireFeature } from '../../../access/guard.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { findOrganization } from '../../organisations/index.ts';
import { showPersonalityReport } from '../personality-report.service.ts';

/** A report to be kept or printed, with the same content as on the screen. */
export async function printReport(
  ctx: ManagerContext,
  kind: (typeof reportKinds)[number],
  subjectId: number,
  campaignId?: number,
): Promise<Binary> {
  requireFeature(ctx.actor, kind);
  const report = await showPersonalityReport(ctx, subjectId, campaignId);
  // What draws costs 0.15 s of processor time and 30 MB: only for nodes that print.
  const { renderPersonalityPdf } = await import('./personality.pdf.ts');
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  return {
    type: 'application/pdf',
    content: await renderPersonalityPdf(report, {
      organization: organization?.name ?? '',
      timeZone: organization?.time_zone ?? 'UTC',
      printedAt: new Date(),
    }),
    download: `${nameOf(report.subject)}, ${kind}.pdf`,
  };
}
