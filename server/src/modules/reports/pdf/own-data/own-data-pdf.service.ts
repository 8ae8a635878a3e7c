import type { OwnDataExport } from '@assay/contract/own-data';

/** What draws is loaded only on nodes that print. */
export async function printOwn(own: OwnDataExport): Promise<Buffer> {
  const { renderOwnDataPdf } = await import('./own-data.pdf.ts');
  return renderOwnDataPdf(own);
}
