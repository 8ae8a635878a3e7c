import { type OwnOrder, renderOwnResultPdf } from './own-result.pdf.ts';

/** Draws one own result for the person. */
export function work(order: OwnOrder): Promise<Buffer> {
  return renderOwnResultPdf(order);
}
