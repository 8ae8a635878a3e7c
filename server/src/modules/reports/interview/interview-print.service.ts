import type { Ratings } from '@assay/contract/interview-ratings';
import { nameOf } from '@assay/contract/person-name';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { printOrder } from '../pdf/print/order.service.ts';
import { showInterviewResult } from './interview-result.service.ts';

/** @param ratings as the reader may see them; the module that keeps them asks for the file. */
export async function printInterview(
  ctx: ManagerContext,
  named: Parameters<typeof showInterviewResult>[1],
  ratings: Ratings,
) {
  const result = await showInterviewResult(ctx, named);
  const download = `${nameOf(result.subject)}, ${result.name}.pdf`;
  return printOrder(ctx, { kind: 'interview', report: { result, ratings } }, download);
}
