import type { ReportKind } from '@assay/contract/reports';
import { nameOf } from '@assay/contract/person-name';
import { requireFeature } from '../../../../access/guard.ts';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import { notFound } from '../../../../platform/http/errors.ts';
import type { Binary } from '../../../../platform/http/reply.ts';
import { reportRooms } from '../../rooms/report.rooms.ts';
import type { Printer } from '../../rooms/report.room.ts';
import { printOrder } from './order.service.ts';

/** A report to be kept or printed, with the same content as on the screen. It is drawn when the transaction is over. */
export async function printReport(
  ctx: ManagerContext,
  kind: ReportKind,
  subjectId: number,
  campaignId?: number,
): Promise<() => Promise<Binary>> {
  const { feature, read } = printerOf(kind);
  requireFeature(ctx.actor, feature);
  const { subject, name = kind, order } = await read(ctx, subjectId, campaignId);
  return printOrder(ctx, order, `${nameOf(subject)}, ${name}.pdf`);
}

function printerOf(kind: ReportKind): Printer {
  for (const { printerOf: find } of reportRooms.all) {
    const printer = find?.(kind);
    if (printer) return printer;
  }
  throw notFound();
}
