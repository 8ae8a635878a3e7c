import { type CvType, cvMediaTypes } from '@assay/contract/cv-types';
import { UnreadableFile } from '../../../platform/documents/unreadable-file.ts';
import { openZip, type ZipFile } from '../../../platform/documents/zip.reader.ts';

const limits = { entries: 3000, totalBytes: 1024 * 1024, ratio: 200 };

/** What a document is by its content, whatever it is called; null for everything that is no CV. */
export async function cvTypeOf(content: Buffer): Promise<CvType | null> {
  const start = content.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF-')) return content.includes('%%EOF') ? 'pdf' : null;
  if (start === '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1') {
    return isWordDocument(content) ? 'doc' : null;
  }
  if (!start.startsWith('PK')) return null;
  try {
    return await packedTypeOf(await openZip(content, limits));
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

/**
 * The name of the stream with the text, as the directory of a compound file writes it; an encrypted one has none, and
 * one with macros names their project too.
 */
function isWordDocument(content: Buffer): boolean {
  const names = (word: string) => content.includes(Buffer.from(word, 'utf16le'));
  return names('WordDocument') && !names('_VBA_PROJECT');
}

async function packedTypeOf(zip: ZipFile): Promise<CvType | null> {
  const mediaType = await zip.read('mimetype', 200);
  if (mediaType?.toString('latin1').trim() === cvMediaTypes.odt) {
    const paths = [...zip.sizes.keys()];
    if (paths.some((path) => /^(basic|scripts)\//i.test(path))) return null;
    return zip.sizes.has('content.xml') ? 'odt' : null;
  }
  // With macros inside it is another type, which nobody should be made to open.
  if (!zip.sizes.has('word/document.xml') || zip.sizes.has('word/vbaProject.bin')) return null;
  const types = await zip.read('[Content_Types].xml', 500_000);
  return types?.includes('wordprocessingml.document.main+xml') ? 'docx' : null;
}
