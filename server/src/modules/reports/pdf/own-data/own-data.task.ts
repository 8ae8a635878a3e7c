import type { Language } from '@assay/contract/languages';
import type { OwnDataExport } from '@assay/contract/own-data';
import { renderOwnDataPdf } from './own-data.pdf.ts';

/** Draws what somebody's own data is, for the person. */
export function work({ own, reader }: { own: OwnDataExport; reader: Language }): Promise<Buffer> {
  return renderOwnDataPdf(own, reader);
}
