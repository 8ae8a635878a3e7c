import { printApart } from '../../../../platform/apart/printing.ts';
import type { ManagerContext } from '../../../../platform/http/context.ts';
import type { Binary } from '../../../../platform/http/reply.ts';
import { findOrganization } from '../../../organizations/index.ts';
import type { Order } from './report.task.ts';

/** @param download what the file is called. */
export async function printOrder(
  ctx: ManagerContext,
  order: Order,
  download: string,
): Promise<() => Promise<Binary>> {
  const organization = await findOrganization(ctx.db, ctx.organizationId);
  const about = {
    organization: organization?.name ?? '',
    timeZone: organization?.time_zone ?? 'UTC',
    printedAt: new Date(),
    language: ctx.language ?? ('en' as const),
  };
  const task = new URL('report.task.ts', import.meta.url);
  return async () => ({
    type: 'application/pdf',
    content: await printApart<typeof import('./report.task.ts')>(task, { order, about }),
    download,
  });
}
