import type { Language } from '@assay/contract/languages';
import type { OwnDataExport } from '@assay/contract/own-data';
import { ownDataLabels } from './labels/own-data.labels.ts';

/** The document and the name to keep it under. What draws is loaded only on nodes that print. */
export async function printOwn(own: OwnDataExport, language: Language | null) {
  const { renderOwnDataPdf } = await import('./own-data.pdf.ts');
  const reader = language ?? 'en';
  const day = own.created_at.slice(0, 10);
  return {
    content: await renderOwnDataPdf(own, reader),
    download: `${ownDataLabels[reader].file(day)}.pdf`,
  };
}
